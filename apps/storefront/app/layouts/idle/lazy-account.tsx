import { type ComponentType, lazy, Suspense } from "react";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { useDiet } from "../../model/account/diet-store.ts";
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

/** The reward of a friend's invitation, above the page until the first order. */
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

const DishMarks = lazy<ComponentType>(() =>
  import("../../features/account/favorites/dish-marks.tsx").then(
    ({ DishMarks: marks }) => ({ default: marks }),
    () => ({ default: () => null }),
  ),
);

/** Marks and hides dishes for a guest with a diet or with preferences of an account. */
export function LazyDishMarks() {
  const isWished = useDiet(({ avoided }) => avoided.length > 0);
  const hasPreferences = useUser(({ preferences }) => preferences.length > 0);
  if (!isWished && !hasPreferences) return null;
  return (
    <Suspense fallback={null}>
      <DishMarks />
    </Suspense>
  );
}

/**
 * Loads for a known shopper, for a friend's invitation `?ref=`, for a visit from Telegram, and for a guest
 * who asked for an account page. The server's HTML has none of it.
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
