import type { NavigationLink } from "./shop.ts";
import { useShop } from "./shop-context.tsx";

/** Usual addresses of a shop's terms and privacy policy. */
const legalAddress = /ofert|offer|terms|usloviya|soglas|person|privacy|polit|konfid/i;

/** The documents that a shopper agrees to, if the shop's menu links them. */
export function useLegalLinks(): readonly NavigationLink[] {
  const { footerMenu } = useShop();
  return footerMenu.flatMap(({ links }) => links).filter(({ url }) => legalAddress.test(url));
}
