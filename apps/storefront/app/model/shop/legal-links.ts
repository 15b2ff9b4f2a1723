import type { NavigationLink } from "./shop.ts";
import { useShop } from "./shop-context.tsx";

/** Addresses under which shops keep their terms and their word on personal data. */
const legalAddress = /ofert|offer|terms|usloviya|soglas|person|privacy|polit|konfid/i;

/** The shop's documents that a shopper agrees to, where its menu names them. */
export function useLegalLinks(): readonly NavigationLink[] {
  const { footerMenu } = useShop();
  return footerMenu.flatMap(({ links }) => links).filter(({ url }) => legalAddress.test(url));
}
