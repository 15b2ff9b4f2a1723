import type { ZoneId } from "@skatert/domain";
import { useId } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { branchForZone, type PlaceOptions } from "../../../model/place/place-options.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import styles from "../place/point-choice.module.css";
import { zoneTexts } from "./zone-texts.ts";

export interface ZoneChoiceProps {
  readonly options: PlaceOptions;
  readonly chosen: ZoneId | null;
  readonly onChoose: (id: ZoneId) => void;
}

/**
 * The zones by name, for an address with an unknown point. The operator confirms the order (decision 067).
 */
export function ZoneChoice({ options, chosen, onChoose }: ZoneChoiceProps) {
  const i18n = useI18n();
  const { flags } = useShop();
  const group = useId();
  const served = options.zones.flatMap((zone) => branchForZone(zone.id, options, shopNow()) ?? []);
  if (served.length === 0) return null;
  return (
    <fieldset className={styles["group"]}>
      <legend className={styles["legend"]}>{i18n.t("place.orZone")}</legend>
      {served.map(({ zone, condition: { price } }, index) => {
        const { name, fee } = zoneTexts({ name: zone.name, price }, index + 1, flags.hidesDeliveryPrice, i18n);
        return (
          <label key={zone.id} className={styles["row"]}>
            <input
              type="radio"
              name={group}
              className="visually-hidden"
              checked={zone.id === chosen}
              onChange={() => onChoose(zone.id)}
            />
            <span className={styles["mark"]} />
            <span className={styles["text"]}>
              <span className={styles["name"]}>{name}</span>
              {fee !== null && <span className={styles["facts"]}>{fee}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
