import { ErrorScreen } from "../layouts/error-screen.tsx";
import { useRouteFailure, useRouteLoaderData } from "../routing/hooks.ts";
import type { ShopView } from "../state/shop.ts";

/** Shown in place of a page that is not there or could not be shown (SCREEN-1, ROUTE-12). */
export function RootError() {
  const failure = useRouteFailure();
  const shop = useRouteLoaderData<ShopView>("root");
  const isMissing = failure?.status === 404;
  return <ErrorScreen isMissing={isMissing} detail={isMissing ? failure.text : null} isFramed={shop !== undefined} />;
}
