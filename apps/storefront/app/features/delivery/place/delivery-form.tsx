import type { FormEvent } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { DeliveryPlace } from "../../../model/place/place.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { Button } from "../../../ui/button.tsx";
import { AddressDetailsFields } from "../address/address-details-fields.tsx";
import { AddressField } from "../address/address-field.tsx";
import { AddressShortcuts } from "../address/address-shortcuts.tsx";
import { keepFieldFocus } from "../address/keep-field-focus.ts";
import { LazyKeepAddress, LazyOwnAddresses } from "../address/lazy-own-addresses.tsx";
import { LazyMap } from "../map/lazy-map.tsx";
import { ZoneChoice } from "../map/zone-choice.tsx";
import styles from "./place-pane.module.css";
import { type DeliveryFormProps, useDeliveryForm } from "./use-delivery-form.ts";
import { ZoneVerdict } from "./zone-verdict.tsx";

/**
 * An address by typing, by the device's position or by the map, with its zone and details for the courier.
 */
export function DeliveryForm(props: DeliveryFormProps) {
  const { t } = useI18n();
  const { options } = props;
  const form = useDeliveryForm(props);
  const { where, door, keeping, zone, isOutside } = form;
  const isNew = usePlace(({ recent }) => recent.length === 0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.submit(event.currentTarget);
  };
  const chooseRecent = ({ line, coordinates, details, terms }: DeliveryPlace) =>
    form.chooseKnown({ line, coordinates, ...details, ...(coordinates === null ? { zoneId: terms.zoneId } : {}) });
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate>
      <div className={styles["choice"]}>
        <LazyOwnAddresses chosenLine={where.text} onChoose={form.chooseKnown} />
        <AddressShortcuts text={where.text} onChoose={chooseRecent} onFound={form.found} />
        <AddressField
          value={where.text}
          book={form.book}
          error={form.error}
          isPlaced={where.target.point !== null}
          takesFocus={isNew}
          onChange={form.type}
          onPick={where.pick}
          onLeave={where.leave}
        />
      </div>
      <LazyMap options={options} pin={where.target.point} onMove={where.movePin} className={styles["map"]} />
      <div className={styles["rest"]}>
        {zone.isOffered && <ZoneChoice options={options} chosen={zone.zoneId} onChoose={zone.choose} />}
        <ZoneVerdict serving={form.serving} isOutside={isOutside} schedules={options.schedules} />
        {!isOutside && (
          <AddressDetailsFields
            details={door.details}
            onChange={door.setDetails}
            isHouse={door.isHouse}
            onHouse={door.setHouse}
            error={door.isFlatTold ? t("place.flatMissing") : null}
          />
        )}
        {!isOutside && keeping.isOffered && <LazyKeepAddress {...keeping.fields} />}
      </div>
      <div className={styles["submit"]}>
        <Button type="submit" size="l" wide disabled={isOutside} busy={where.isChecking} onMouseDown={keepFieldFocus}>
          {t("place.deliver")}
        </Button>
      </div>
    </form>
  );
}
