import type { WirePlacedPhoneOrder, WireQuote } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PhoneDraft } from "../../model/phone/phone-draft.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./phone.module.css";

export interface PlacedCall {
  readonly order: WirePlacedPhoneOrder;
  readonly quote: WireQuote;
  readonly draft: PhoneDraft;
}

/** What the operator reads to the guest before hanging up. */
export function PlacedSummary({ placed, onNext }: { readonly placed: PlacedCall; readonly onNext: () => void }) {
  const { t, money } = useI18n();
  const { order, draft } = placed;
  const address = [draft.address, draft.apartment].filter(Boolean).join(", ");
  return (
    <section className={screen.panel} aria-label={t("phone.placed")}>
      <h2 className={screen.heading}>{t("phone.placed.number", { number: order.number })}</h2>
      <p className={screen.quiet}>{t("phone.placed.read")}</p>
      <ul className={css.found}>
        {draft.lines.map(({ name, details, line }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may have a dish twice
          <li key={at}>{`${[name, details].filter(Boolean).join(", ")} × ${line.quantity}`}</li>
        ))}
      </ul>
      {address !== "" && <p>{address}</p>}
      <p>{draft.time === "" ? t("phone.soonest") : draft.time}</p>
      <p className={css.total}>{money(order.total)}</p>
      {order.text_sent && <p>{t("phone.placed.text", { phone: draft.phone })}</p>}
      {order.payment !== null && !order.text_sent && <p className={css.warning}>{t("phone.placed.noText")}</p>}
      <Button look="primary" size="large" onPress={onNext} autoFocus>
        {t("phone.next")}
      </Button>
    </section>
  );
}
