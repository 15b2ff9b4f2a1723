import { useI18n } from "../../../i18n/i18n-context.tsx";
import { ZONES_FIELD } from "../../../model/payments/payment-faults.ts";
import { offersAt, ownName, type PaymentForm } from "../../../model/payments/payment-form.ts";
import type { Places } from "../../../model/zones/places-query.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { Table } from "../../../ui/table.tsx";
import css from "./payments.module.css";

interface ZoneTableProps {
  readonly form: PaymentForm;
  readonly places: Places;
  /** Why the zones' methods cannot be published; null: no fault. */
  readonly error: string | null;
  readonly onChange: (part: Partial<PaymentForm>) => void;
}

/** The payment methods of each zone's deliveries. On a phone every zone is a block. */
export function ZoneTable({ form, places, error, onChange }: ZoneTableProps) {
  const { t } = useI18n();
  const { zones } = places.shop;
  const ways = form.ways.filter((way) => way.isOn && offersAt(way, "flat_rate"));
  const idsOf = (zone: string) => form.byZone[zone] ?? form.ways.map(({ id }) => id);
  const toggle = (zone: string, way: string, isOn: boolean) => {
    const present = idsOf(zone);
    const next = isOn
      ? form.ways.map(({ id }) => id).filter((id) => id === way || present.includes(id))
      : present.filter((id) => id !== way);
    onChange({ byZone: { ...form.byZone, [zone]: next } });
  };
  if (zones.length === 0) return null;
  return (
    <section className={screen.panel} aria-labelledby="pay-zones">
      <h2 id="pay-zones" className={screen.heading}>
        {t("pay.zones")}
      </h2>
      <Choices
        label={t("pay.zones.label")}
        value={form.isByZone ? "some" : "all"}
        onChange={(which) => onChange({ isByZone: which === "some" })}
        choices={[
          { value: "all", label: t("pay.zones.all") },
          { value: "some", label: t("pay.zones.some") },
        ]}
      />
      {form.isByZone && (
        <FieldGroup legend={t("pay.zones")} isLegendUnseen data-field={ZONES_FIELD} error={error}>
          <div className={css.scroll}>
            <Table
              caption={t("pay.zones")}
              rows={zones}
              keyOf={({ id }) => id}
              columns={[
                { id: "zone", title: t("pay.zone"), isHead: true, cell: ({ name }) => name },
                ...ways.map((way) => ({
                  id: way.id,
                  title: ownName(way),
                  cell: ({ id, name }: { readonly id: string; readonly name: string }) => (
                    <Checkbox isSelected={idsOf(id).includes(way.id)} onChange={(isOn) => toggle(id, way.id, isOn)}>
                      <span className={screen.unseen}>{t("pay.zone.way", { way: ownName(way), zone: name })}</span>
                    </Checkbox>
                  ),
                })),
              ]}
            />
          </div>
        </FieldGroup>
      )}
    </section>
  );
}
