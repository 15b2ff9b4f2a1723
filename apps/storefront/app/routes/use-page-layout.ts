import type { ComponentType } from "react";
import { DefaultLayout } from "../layouts/default-layout.tsx";
import type { LayoutProps } from "../layouts/layout-props.ts";
import { type LayoutName, pickLayout } from "../layouts/pick-layout.ts";
import type { RouteHandle } from "../layouts/route-handle.ts";
import type { ShopView } from "../model/shop/shop.ts";
import { useMatches } from "../routing/hooks.ts";
import { viewsOf } from "./page-types/views.ts";

export interface PageLayoutChoice {
  readonly name: LayoutName;
  readonly Layout: ComponentType<LayoutProps>;
  /** False for pages that need the full width and have their own summary of the cart. */
  readonly hasCart: boolean;
  /** Whether a wide screen shows it beside the page. */
  readonly hasCartColumn: boolean;
}

const routesWithoutCart = ["order", "order-id"];

/** The layout of the present page: that of the shop's page type, else the route's (LAYOUT-1). */
export function usePageLayout({ pageType, flags }: Pick<ShopView, "pageType" | "flags">): PageLayoutChoice {
  const matches = useMatches<RouteHandle>();
  const routeName = matches.at(-1)?.handle?.name;
  const name = pickLayout(pageType, routeName);
  const ownLayout = matches.findLast(({ handle }) => handle?.Layout)?.handle?.Layout;
  const hasCart = routeName === undefined || !routesWithoutCart.includes(routeName);
  return {
    name,
    Layout: name === "default" ? DefaultLayout : (viewsOf(pageType).Layout ?? ownLayout ?? DefaultLayout),
    hasCart,
    hasCartColumn: hasCart && !flags.cartButtonAsApp,
  };
}
