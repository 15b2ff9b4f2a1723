import { type ComponentType, lazy, Suspense } from "react";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { signInCookie } from "../../model/account/sign-in-cookie.ts";
import { useUser } from "../../model/account/user-store.ts";
import { useLocation } from "../../routing/hooks.ts";
import { useHydrating } from "../../ui/browser/use-hydrating.ts";

const WelcomeLine = lazy<ComponentType>(() => welcomeLine().catch(() => ({ default: () => null })));

/** The page works without it if its script fails to load. */
async function welcomeLine(): Promise<{ readonly default: ComponentType }> {
  const [{ WelcomeLine: line }] = await Promise.all([
    import("../../features/loyalty/welcome-line.tsx"),
    laterMessages(),
  ]);
  return { default: line };
}

/** What a friend's invitation gives, above the page until the first order. */
export function LazyWelcome() {
  const isInvited = useUser((state) => state.isInvited);
  const hydrating = useHydrating();
  if (hydrating || !isInvited) return null;
  return (
    <Suspense fallback={null}>
      <WelcomeLine />
    </Suspense>
  );
}

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
