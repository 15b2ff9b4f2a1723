import type { DeliveryZone, ZoneRemark } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";

/** A decision by priority is deliberate; everything else is probably a mistake. */
export function isSerious(remark: ZoneRemark): boolean {
  return remark.kind !== "overlap" || remark.rule !== "priority";
}

/** A remark as a sentence: "«Centre» and «City» overlap. «Centre» counts there: its priority is higher." */
export function remarkText(
  remark: ZoneRemark,
  zones: readonly Pick<DeliveryZone, "id" | "name">[],
  { t, number }: Pick<I18n, "t" | "number">,
): string {
  const nameOf = (id: string | undefined) => zones.find((zone) => zone.id === id)?.name || t("zones.unnamed");
  const [first, second] = [nameOf(remark.zones[0]), nameOf(remark.zones[1])];
  switch (remark.kind) {
    case "overlap":
      return `${t("zones.remark.overlap", { first, second })} ${t(`zones.rule.${remark.rule}`, { name: nameOf(remark.winner) })}`;
    case "gap":
      return t("zones.remark.gap", { first, second, meters: number(Math.round(remark.meters)) });
    case "far-branch":
      return t("zones.remark.far-branch", { name: first, km: number(Math.round(remark.meters / 1_000)) });
    default:
      return t(`zones.remark.${remark.kind}`, { name: first });
  }
}
