import { UserSync } from "../../features/account/frame/user-sync.tsx";
import { LiveNews } from "../../features/account/news/live-news.tsx";
import { SignInRequest } from "../../features/account/sign-in/sign-in-request.tsx";
import { TelegramVisit } from "../../features/account/sign-in/telegram-visit.tsx";

/** Keeps the account up to date with the shop. */
export function AccountSyncs() {
  return (
    <>
      <UserSync />
      <TelegramVisit />
      <LiveNews />
      <SignInRequest />
    </>
  );
}
