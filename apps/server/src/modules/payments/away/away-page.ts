import { escapeHtml, type ShopPage, shopPage } from "../../../ports/payment/shop-page.ts";
import { textsIn } from "../../../texts/texts.ts";

/** The page for a shopper whose gateway does not answer: the order is saved, with links to retry or return. */
export function awayPage(
  frame: Omit<ShopPage, "title" | "body">,
  links: { readonly retry: string; readonly order: string },
): string {
  const t = textsIn(frame.language);
  const body = `<h1>${t("away.title")}</h1>
<p role="status">${t("away.text")}</p>
<p><a class="button" href="${escapeHtml(links.retry)}">${t("away.retry")}</a></p>
<p><a href="${escapeHtml(links.order)}">${t("away.order")}</a></p>`;
  return shopPage({ ...frame, title: t("away.title"), body });
}
