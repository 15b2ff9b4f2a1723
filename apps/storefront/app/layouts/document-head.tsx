import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import type { RouteHandle } from "../build-routes.ts";
import { pickHead } from "../head.ts";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useShop } from "../state/shop-context.tsx";

/** Keeps the tab's title and description those of the page after a navigation; the first HTML has them already. */
export function DocumentHead() {
  const i18n = useI18n();
  const shop = useShop();
  const matches = useMatches();
  const { pathname } = useLocation();
  const head = pickHead(
    matches.map(({ handle, loaderData }) => ({ head: (handle as RouteHandle | undefined)?.head, data: loaderData })),
    { shop, i18n, params: matches.at(-1)?.params ?? {}, path: pathname },
  );
  const { title, description } = head;
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description ?? "");
  }, [title, description]);
  return null;
}
