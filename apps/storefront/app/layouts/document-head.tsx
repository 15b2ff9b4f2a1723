import { useEffect } from "react";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useLocation, useMatches, useParams } from "../routing/hooks.ts";
import { pickHead } from "../state/head.ts";
import { useShop } from "../state/shop-context.tsx";
import type { RouteHandle } from "./route-handle.ts";

/** Keeps the tab's title and description those of the page after a navigation; the first HTML has them already. */
export function DocumentHead() {
  const i18n = useI18n();
  const shop = useShop();
  const matches = useMatches<RouteHandle>();
  const params = useParams();
  const { pathname, key, says } = useLocation();
  const page = pickHead(
    matches.map(({ handle, data }) => ({ head: handle?.head, covers: handle?.covers, data })),
    { shop, i18n, params, path: pathname },
  );
  const { title, description } = says ?? page;
  // The one long page titles its blocks itself, so every navigation says the page's own words again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description ?? "");
  }, [title, description, key]);
  return null;
}
