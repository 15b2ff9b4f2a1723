import { escapeHtml, type ShopPage, shopPage } from "../../ports/payment/shop-page.ts";

const russian = {
  title: "Оплата сейчас недоступна",
  text: "Платёжный сервис не отвечает. Заказ сохранён и ждёт оплаты: попробуйте ещё раз через минуту.",
  retry: "Попробовать ещё раз",
  order: "Вернуться к заказу",
};

const english: typeof russian = {
  title: "Payment is not available right now",
  text: "The payment service does not answer. Your order is kept and waits for its payment: try again in a minute.",
  retry: "Try again",
  order: "Back to the order",
};

/** For a shopper whose gateway is away: nothing is lost, and two ways on. Russian unless English is asked for. */
export function awayPage(
  frame: Omit<ShopPage, "title" | "body">,
  links: { readonly retry: string; readonly order: string },
): string {
  const language = frame.language === "en" ? "en" : "ru";
  const texts = language === "en" ? english : russian;
  const body = `<h1>${texts.title}</h1>
<p role="status">${texts.text}</p>
<p><a class="button" href="${escapeHtml(links.retry)}">${texts.retry}</a></p>
<p><a href="${escapeHtml(links.order)}">${texts.order}</a></p>`;
  return shopPage({ ...frame, language, title: texts.title, body });
}
