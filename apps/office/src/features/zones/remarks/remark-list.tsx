import type { ShopLocation } from "@skatert/contract";
import { type Coordinates, type DeliveryCondition, type DeliveryZone, reviewZones } from "@skatert/domain";
import { useMemo } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import screen from "../../../ui/screen/screen.module.css";
import css from "../zones.module.css";
import { isSerious, remarkText } from "./remark-text.ts";

interface RemarkListProps {
  readonly zones: readonly DeliveryZone[];
  readonly conditions: readonly DeliveryCondition[];
  readonly branches: readonly ShopLocation[];
  /** The zone in the form, to show only its remarks. Null: all. */
  readonly only: string | null;
  readonly onShow: (at: Coordinates) => void;
}

/** Probable mistakes: overlaps, slivers, self-intersecting borders. Each links to its place. */
export function RemarkList({ zones, conditions, branches, only, onShow }: RemarkListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const remarks = useMemo(() => {
    const placed = branches.flatMap(({ warehouseIds, coordinates }) =>
      warehouseIds.map((warehouseId) => ({ warehouseId, coordinates })),
    );
    return reviewZones({ zones, conditions, branches: placed });
  }, [zones, conditions, branches]);
  const shown = remarks.filter((remark) => only === null || remark.zones.includes(only));
  return (
    <section className={screen.part} aria-labelledby="zone-remarks">
      <h2 id="zone-remarks" className={screen.heading}>
        {t("zones.remarks")}
      </h2>
      {zones.length > 0 && shown.length === 0 && <p className={screen.quiet}>{t("zones.remarks.none")}</p>}
      <ul className={screen.list}>
        {shown.map((remark) => {
          const text = remarkText(remark, zones, i18n);
          return (
            <li
              key={`${remark.kind} ${remark.zones.join(" ")} ${remark.at.lat} ${remark.at.lon}`}
              className={classNames(css.remark, isSerious(remark) && css.serious)}
            >
              <p>{text}</p>
              <Button aria-label={t("zones.remark.show.of", { text })} onPress={() => onShow(remark.at)}>
                {t("zones.remark.show")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
