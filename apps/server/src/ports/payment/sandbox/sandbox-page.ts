import { money } from "@skatert/domain";
import { priceText } from "../../../shop/price-text.ts";
import { escapeHtml, type ShopPage, shopPage } from "../shop-page.ts";
import { type SandboxPayment, sandboxPagePath } from "./sandbox-gateway.ts";
import { sandboxWords } from "./sandbox-words.ts";
import { tipWords } from "./tip-words.ts";

/** The practice gateway's page: two buttons in a plain form, no script. */
export function sandboxPage(
  payment: SandboxPayment,
  frame: Omit<ShopPage, "title" | "body">,
  currency: string,
): string {
  const texts = sandboxWords[frame.language];
  const sum = priceText(money(payment.amount), currency, frame.language);
  const back = `<a href="${escapeHtml(payment.return_url)}">${texts.back}</a>`;
  const choice = `<p class="note">${texts.note}</p>
<form method="post" action="${sandboxPagePath}/${escapeHtml(payment.id)}">
<button name="decision" value="paid">${texts.pay}</button>
<button class="quiet" name="decision" value="declined">${texts.decline}</button>
</form>
<p>${back}</p>`;
  const tip = payment.tip_for === null ? null : tipWords[frame.language];
  const settled = { ...texts.settled, ...(tip === null ? {} : { paid: tip.paid }) };
  const about = payment.tip_for === null || tip === null ? texts.order : tip[payment.tip_for];
  const end = payment.state === "pending" ? choice : `<p role="status">${settled[payment.state]}</p>\n<p>${back}</p>`;
  const body = `<h1>${texts.title}</h1>
<p>${escapeHtml(about(payment.order_number))}</p>
<p class="sum" translate="no">${escapeHtml(sum)}</p>
${end}`;
  return shopPage({ ...frame, title: texts.title, body });
}
