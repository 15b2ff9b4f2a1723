import { lazy, Suspense } from "react";
import { useLocation } from "../routing/hooks.ts";
import { signInCookie } from "../state/sign-in-cookie.ts";
import { useUser } from "../state/user-store.ts";
import { useHydrating } from "../ui/use-hydrating.ts";

const AccountSyncs = lazy(async () => ({ default: (await import("./account-syncs.tsx")).AccountSyncs }));

/**
 * Comes for a shopper who is known, who followed a friend's invitation `?ref=`, whom Telegram brought, or who asked for
 * an account page without being signed in. Nothing of it is in the server's HTML.
 */
export function LazyAccount() {
  const isKnown = useUser(({ user }) => user !== null);
  const { search, hash } = useLocation();
  const isInvited = /[?&]ref=|[#&]tgWebApp/.test(search + hash);
  const hydrating = useHydrating();
  if (hydrating || (!isKnown && !isInvited && !document.cookie.includes(`${signInCookie}=`))) return null;
  return (
    <Suspense fallback={null}>
      <AccountSyncs />
    </Suspense>
  );
}
