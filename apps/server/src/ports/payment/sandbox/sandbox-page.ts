import { money, moneyToRoubles } from "@skatert/domain";
import { escapeHtml, type ShopPage, shopPage } from "../shop-page.ts";
import { type SandboxPayment, sandboxPagePath } from "./sandbox-gateway.ts";

interface Texts {
  readonly title: string;
  readonly order: (number: string) => string;
  readonly note: string;
  readonly pay: string;
  readonly decline: string;
  readonly back: string;
  readonly settled: Readonly<Record<Exclude<SandboxPayment["state"], "pending">, string>>;
}

const russian: Texts = {
  title: "Учебная оплата",
  order: (number) => `Заказ № ${number}`,
  note: "Это не банк: карта не нужна, деньги не спишутся. Выберите, чем закончится оплата.",
  pay: "Оплатить",
  decline: "Отказать в оплате",
  back: "Вернуться к заказу",
  settled: {
    paid: "Заказ уже оплачен.",
    declined: "Эта оплата не прошла. Начать новую можно на странице заказа.",
    refunded: "Оплата возвращена.",
  },
};

const english: Texts = {
  title: "Practice payment",
  order: (number) => `Order No. ${number}`,
  note: "This is not a bank: no card is needed and no money moves. Choose how the payment ends.",
  pay: "Pay",
  decline: "Decline the payment",
  back: "Back to the order",
  settled: {
    paid: "The order is already paid.",
    declined: "This payment failed. You can start another one on the order page.",
    refunded: "The payment was returned.",
  },
};

/** The practice gateway's page: two buttons in a plain form, no script. Russian unless English is asked for. */
export function sandboxPage(
  payment: SandboxPayment,
  frame: Omit<ShopPage, "title" | "body">,
  currency: string,
): string {
  const texts = frame.language === "en" ? english : russian;
  const sum = new Intl.NumberFormat(frame.language === "en" ? "en" : "ru", {
    minimumFractionDigits: payment.amount % 100 === 0 ? 0 : 2,
  }).format(moneyToRoubles(money(payment.amount)));
  const back = `<a href="${escapeHtml(payment.return_url)}">${texts.back}</a>`;
  const choice = `<p class="note">${texts.note}</p>
<form method="post" action="${sandboxPagePath}/${escapeHtml(payment.id)}">
<button name="decision" value="paid">${texts.pay}</button>
<button class="quiet" name="decision" value="declined">${texts.decline}</button>
</form>
<p>${back}</p>`;
  const end =
    payment.state === "pending" ? choice : `<p role="status">${texts.settled[payment.state]}</p>\n<p>${back}</p>`;
  const body = `<h1>${texts.title}</h1>
<p>${escapeHtml(texts.order(payment.order_number))}</p>
<p class="sum" translate="no">${escapeHtml(`${sum} ${currency}`)}</p>
${end}`;
  return shopPage({ ...frame, language: frame.language === "en" ? "en" : "ru", title: texts.title, body });
}
