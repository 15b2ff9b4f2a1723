import { escapeHtml, type ShopPage, shopPage } from "../../../ports/payment/shop-page.ts";
import { awayWords } from "./away-words.ts";

/** The page for a shopper whose gateway does not answer: the order is saved, with links to retry or return. */
export function awayPage(
  frame: Omit<ShopPage, "title" | "body">,
  links: { readonly retry: string; readonly order: string },
): string {
  const texts = awayWords[frame.language];
  const body = `<h1>${texts.title}</h1>
<p role="status">${texts.text}</p>
<p><a class="button" href="${escapeHtml(links.retry)}">${texts.retry}</a></p>
<p><a href="${escapeHtml(links.order)}">${texts.order}</a></p>`;
  return shopPage({ ...frame, title: texts.title, body });
}
