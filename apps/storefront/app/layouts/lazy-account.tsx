import { lazy, Suspense } from "react";
import { useLocation } from "../routing/hooks.ts";
import { useUser } from "../state/user-store.ts";
import { useHydrating } from "../ui/use-hydrating.ts";

const AccountSyncs = lazy(async () => ({ default: (await import("./account-syncs.tsx")).AccountSyncs }));

/** Comes for a shopper who is known, or who followed a friend's invitation `?ref=`. Nothing of it is in the server's HTML. */
export function LazyAccount() {
  const isKnown = useUser(({ user }) => user !== null);
  const isInvited = /[?&]ref=/.test(useLocation().search);
  const hydrating = useHydrating();
  if (hydrating || (!isKnown && !isInvited)) return null;
  return (
    <Suspense fallback={null}>
      <AccountSyncs />
    </Suspense>
  );
}
