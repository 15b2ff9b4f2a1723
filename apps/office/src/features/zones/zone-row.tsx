import type { DeliveryZone } from "@skatert/domain";
import { moneyToRoubles } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Places } from "../../model/zones/places-query.ts";
import { classNames } from "../../ui/class-names.ts";
import screen from "../../ui/screen/screen.module.css";
import { lookOf } from "./map/zone-look.ts";
import looks from "./map/zone-looks.module.css";
import css from "./zones.module.css";

interface ZoneRowProps {
  readonly zone: DeliveryZone;
  readonly look: number;
  readonly places: Places;
  readonly onOpen: () => void;
}

/** One zone: colour and dashes as on the map, and its terms for every branch. */
export function ZoneRow({ zone, look, places, onOpen }: ZoneRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const state = places.zones.find(({ id }) => id === zone.id)?.state ?? "published";
  return (
    <li>
      <button type="button" className={css.row} data-key={zone.id} onClick={onOpen}>
        <svg width="28" height="28" aria-hidden="true" className={classNames(looks.swatch, lookOf(look))}>
          <rect x="2" y="2" width="24" height="24" rx="5" />
        </svg>
        <span className={screen.what}>
          <span className={screen.name}>{zone.name}</span>{" "}
          {(state === "new" || state === "changed") && <span className={screen.kind}>{t(`zones.state.${state}`)}</span>}
          <br />
          <span className={screen.quiet}>{termLines(zone, places, i18n).join("; ")}</span>
        </span>
      </button>
    </li>
  );
}

/** "99 ₽, from 1,000 ₽ free, order from 500 ₽", after the branch's name if the terms are its own. */
function termLines({ id }: DeliveryZone, { shop }: Places, { t, money }: I18n): readonly string[] {
  const own = shop.conditions.filter(({ zoneId }) => zoneId === id);
  if (own.length === 0) return [t("zones.terms.none")];
  return own.map(({ warehouseId, price, freeFrom, minimum }) => {
    const name = shop.locations.find(({ warehouseIds }) => warehouseId !== null && warehouseIds.includes(warehouseId));
    const parts = [
      t("zones.terms.fee", { sum: money(moneyToRoubles(price)) }),
      ...(freeFrom === null ? [] : [t("zones.terms.free", { sum: money(moneyToRoubles(freeFrom)) })]),
      ...(minimum === 0 ? [] : [t("zones.terms.minimum", { sum: money(moneyToRoubles(minimum)) })]),
    ];
    const text = parts.join(", ");
    return warehouseId === null ? text : `${name?.name ?? warehouseId}: ${text}`;
  });
}
