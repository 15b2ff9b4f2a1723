import { useEffect } from "react";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type Head, pickHead } from "../../model/shop/head.ts";
import type { ShopView } from "../../model/shop/shop.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { useLocation, useMatches, useParams, useShownFailure } from "../../routing/hooks.ts";
import type { RouteHandle } from "../route-handle.ts";

export interface DocumentHeadProps {
  /** Metadata of the error screen. */
  readonly errorHead: (status: number, i18n: I18n, shop: ShopView) => Head;
}

/** Sets the tab's title and description after a navigation. The first HTML has them already. */
export function DocumentHead({ errorHead }: DocumentHeadProps) {
  const i18n = useI18n();
  const shop = useShop();
  const matches = useMatches<RouteHandle>();
  const params = useParams();
  const { pathname, key, says } = useLocation();
  const failure = useShownFailure();
  const page = failure
    ? errorHead(failure.status, i18n, shop)
    : pickHead(
        matches.map(({ handle, data }) => ({ head: handle?.head, covers: handle?.covers, data })),
        { shop, i18n, params, path: pathname },
      );
  const { title, description } = says ?? page;
  // The one long page sets titles of its blocks, so every navigation sets the page's own title again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every navigation.
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description ?? "");
  }, [title, description, key]);
  return null;
}
