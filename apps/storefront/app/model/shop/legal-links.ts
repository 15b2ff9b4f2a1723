import { legalLinks } from "@skatert/domain";
import type { NavigationLink } from "./shop.ts";
import { useShop } from "./shop-context.tsx";

/** The documents that a shopper agrees to, if the shop's menu links them. */
export function useLegalLinks(): readonly NavigationLink[] {
  const { footerMenu } = useShop();
  return legalLinks(footerMenu.flatMap(({ links }) => links));
}
