import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import { ErrorScreen } from "../layouts/error-screen.tsx";
import type { ShopView } from "../state/shop.ts";

/** Shown in place of a page that is not there or could not be shown (SCREEN-1, ROUTE-12). */
export function RootError() {
  const error = useRouteError();
  const shop = useRouteLoaderData<ShopView>("root");
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const detail = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : null;
  return <ErrorScreen isMissing={isMissing} detail={isMissing ? detail : null} isFramed={shop !== undefined} />;
}
