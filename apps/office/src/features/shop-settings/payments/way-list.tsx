import { useI18n } from "../../../i18n/i18n-context.tsx";
import { ownName, type PaymentForm } from "../../../model/payments/payment-form.ts";
import type { Places } from "../../../model/zones/places-query.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { SortList } from "../../../ui/sort-list/sort-list.tsx";
import css from "./payments.module.css";
import { wayText } from "./way-text.ts";

interface WayListProps {
  readonly form: PaymentForm;
  readonly places: Places;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onChange: (part: Partial<PaymentForm>) => void;
}

/** The payment methods in the order that guests see. */
export function WayList({ form, places, openId, onOpen, onChange }: WayListProps) {
  const { t } = useI18n();
  const { ways } = form;
  if (ways.length === 0) return <EmptyState title={t("pay.none")} text={t("pay.none.text")} />;
  const items = ways.map((way) => ({ id: way.id, name: ownName(way) || t("pay.nameless"), way }));
  return (
    <>
      <SortList
        label={t("pay.ways")}
        items={items}
        handleName={({ name }) => t("pay.move", { name })}
        onMove={(ids) => onChange({ ways: ids.flatMap((id) => ways.find((way) => way.id === id) ?? []) })}
        onOpen={onOpen}
        openId={openId}
      >
        {({ way, name }) => (
          <div className={css.way} data-off={!way.isOn || undefined}>
            <span className={css.wayName}>{name}</span>
            <span className={screen.quiet}>{wayText(way, places, t)}</span>
          </div>
        )}
      </SortList>
      <p className={screen.quiet}>{t("pay.order.hint")}</p>
    </>
  );
}
