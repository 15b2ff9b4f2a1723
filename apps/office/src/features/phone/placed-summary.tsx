import type { WirePhoneMenu, WirePlacedPhoneOrder } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { addressText } from "../../model/guests/guest-words.ts";
import { methodOf, type PhoneDraft, paymentOf } from "../../model/phone/phone-draft.ts";
import { draftWords } from "../../model/sale/dish-draft.ts";
import type { Sale } from "../../model/sale/sale.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import { quantityText } from "../choosing/dish/quantity-text.ts";
import css from "./phone.module.css";

export interface PlacedCall {
  readonly order: WirePlacedPhoneOrder;
  readonly draft: PhoneDraft;
}

interface PlacedSummaryProps {
  readonly placed: PlacedCall;
  readonly menu: WirePhoneMenu;
  readonly sale: Sale;
  readonly onNext: () => void;
}

/** What the operator reads to the guest before hanging up. */
export function PlacedSummary({ placed, menu, sale, onNext }: PlacedSummaryProps) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const { id: branch } = useShownBranch();
  const { order, draft } = placed;
  const place = menu.places.find(({ id }) => id === draft.place) ?? menu.places[0];
  const where =
    methodOf(draft, menu) === "flat_rate"
      ? addressText({ ...draft, text: draft.address }, i18n)
      : t("phone.placed.pickup", { place: place?.name ?? "" });
  const payment = paymentOf(draft, { branch, menu, sale, offered: null });
  return (
    <section className={screen.panel} aria-label={t("phone.placed")}>
      <h2 className={screen.heading}>{t("phone.placed.number", { number: order.number })}</h2>
      <p className={screen.quiet}>{t("phone.placed.read")}</p>
      <ul className={css.found}>
        {draft.dishes.map((dish, at) => {
          const { name, details } = draftWords(sale, dish);
          const quantity = quantityText(sale.catalog.products.get(dish.productId), dish.quantity, t);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order may have a dish twice
            <li key={at}>{`${quantity} ${[name, ...details].join(", ")}`}</li>
          );
        })}
      </ul>
      <p>{where}</p>
      <p>{draft.time === "" ? t("phone.soonest") : draft.time}</p>
      <p className={css.total}>{money(order.total)}</p>
      {payment !== null && <p>{payment.name}</p>}
      {order.text_sent && <p>{t("phone.placed.text", { phone: draft.phone })}</p>}
      {order.payment !== null && !order.text_sent && <p className={css.warning}>{t("phone.placed.noText")}</p>}
      <Button look="primary" size="large" onPress={onNext} autoFocus>
        {t("phone.next")}
      </Button>
    </section>
  );
}
