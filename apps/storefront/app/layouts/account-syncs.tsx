import { DishMarks } from "../features/account/dish-marks.tsx";
import { LiveNews } from "../features/account/live-news.tsx";
import { SignInRequest } from "../features/account/sign-in-request.tsx";
import { TelegramVisit } from "../features/account/telegram-visit.tsx";
import { UserSync } from "../features/account/user-sync.tsx";

/** What keeps the account in step with the shop, and shows it in the menu. */
export function AccountSyncs() {
  return (
    <>
      <UserSync />
      <TelegramVisit />
      <DishMarks />
      <LiveNews />
      <SignInRequest />
    </>
  );
}
