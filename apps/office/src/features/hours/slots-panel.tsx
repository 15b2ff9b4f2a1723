import { clockText, type WireEntity } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { lastUnevenTime, type SlotsForm, slotsForm, slotsPatch } from "../../model/hours/slots-form.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { Button } from "../../ui/button.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { useEntitySaving } from "../changes/merge/use-entity-saving.tsx";
import css from "./hours.module.css";

const limits = ["deliveryOrders", "deliverySum", "pickupOrders", "pickupSum"] as const;

/** Includes the version that the person opened: a newer version leads to a merge and is never overwritten. */
interface SlotsDraft extends SlotsForm {
  opened: Pick<WireEntity, "etag" | "facets">;
}

/** The slots of every branch: their length, how many days ahead, and their limits. */
export function SlotsPanel({ entity }: { readonly entity: WireEntity }) {
  const { t } = useI18n();
  const saving = useEntitySaving();
  const form = useDraftForm<SlotsDraft>("slots", {
    ...slotsForm(entity),
    opened: { etag: entity.etag, facets: entity.facets },
  });
  const values = form.watch();
  const { opened } = values;
  const last = lastUnevenTime(values.minutes);
  const patch = slotsPatch(opened, values);
  const save = async () => {
    if (patch === null) return;
    const saved = await saving.save({ kind: "settings", id: "delivery" }, opened.etag, patch);
    if (saved === null) return;
    form.forget();
    showToast({ text: t("hours.slots.saved"), look: "done" });
  };
  return (
    <form
      className={screen.panel}
      aria-label={t("hours.slots")}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <h2 className={screen.heading}>{t("hours.slots")}</h2>
      <div className={css.pair}>
        <NumberField
          label={t("hours.slots.minutes")}
          value={values.minutes}
          onChange={(minutes) => form.setValue("minutes", Number.isNaN(minutes) ? 30 : minutes)}
          minValue={5}
          maxValue={240}
          step={5}
        />
        <NumberField
          label={t("hours.slots.days")}
          value={values.days}
          onChange={(days) => form.setValue("days", Number.isNaN(days) ? 7 : days)}
          minValue={1}
          maxValue={31}
          step={1}
        />
        {limits.map((field) => (
          <NumberField
            key={field}
            label={t(`hours.slots.${field}`)}
            value={values[field] ?? Number.NaN}
            onChange={(value) => form.setValue(field, Number.isNaN(value) ? null : value)}
            minValue={1}
            maxValue={10_000_000}
            step={1}
          />
        ))}
      </div>
      {last !== null && (
        <p role="status" className={screen.quiet}>
          {t("hours.slots.uneven", { last, first: clockText(values.minutes) })}
        </p>
      )}
      <p className={screen.quiet}>{t("hours.slots.hint")}</p>
      <div>
        <Button type="submit" look="primary" isPending={saving.isSaving} isDisabled={patch === null}>
          {t("hours.save")}
        </Button>
      </div>
      {saving.dialog}
    </form>
  );
}
