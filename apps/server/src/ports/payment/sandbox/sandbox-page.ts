import { money } from "@skatert/domain";
import { priceText } from "../../../shop/price-text.ts";
import { textsIn } from "../../../texts/texts.ts";
import { escapeHtml, type ShopPage, shopPage } from "../shop-page.ts";
import { type SandboxPayment, sandboxPagePath } from "./sandbox-gateway.ts";

/** The practice gateway's page: two buttons in a plain form, no script. */
export function sandboxPage(
  payment: SandboxPayment,
  frame: Omit<ShopPage, "title" | "body">,
  currency: string,
): string {
  const t = textsIn(frame.language);
  const sum = priceText(money(payment.amount), currency, frame.language);
  const back = `<a href="${escapeHtml(payment.return_url)}">${t("sandbox.back")}</a>`;
  const choice = `<p class="note">${t("sandbox.note")}</p>
<form method="post" action="${sandboxPagePath}/${escapeHtml(payment.id)}">
<button name="decision" value="paid">${t("sandbox.pay")}</button>
<button class="quiet" name="decision" value="declined">${t("sandbox.decline")}</button>
</form>
<p>${back}</p>`;
  const isTip = payment.tip_for !== null;
  const about = payment.tip_for === null ? "sandbox.order" : (`sandbox.tip.${payment.tip_for}` as const);
  const settled = (state: Exclude<SandboxPayment["state"], "pending">) =>
    t(isTip && state === "paid" ? "sandbox.tip.paid" : `sandbox.settled.${state}`);
  const end = payment.state === "pending" ? choice : `<p role="status">${settled(payment.state)}</p>\n<p>${back}</p>`;
  const body = `<h1>${t("sandbox.title")}</h1>
<p>${escapeHtml(t(about, { order: payment.order_number }))}</p>
<p class="sum" translate="no">${escapeHtml(sum)}</p>
${end}`;
  return shopPage({ ...frame, title: t("sandbox.title"), body });
}
