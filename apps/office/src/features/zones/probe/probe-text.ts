import type { WireBranchProbe } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

type Words = Pick<I18n, "t" | "money" | "number">;

/** "Centre: delivery 99 ₽, free from 1,000 ₽, order from 500 ₽, cooks 40 min", or "does not deliver". */
export function probeText({ zone, terms, cooking_minutes: minutes }: WireBranchProbe, { t, money }: Words): string {
  if (terms === null || zone === null) return t("zones.probe.no");
  const parts = [
    t("zones.terms.fee", { sum: money(terms.price) }),
    ...(terms.free_from === null ? [] : [t("zones.terms.free", { sum: money(terms.free_from) })]),
    ...(terms.minimum === 0 ? [] : [t("zones.terms.minimum", { sum: money(terms.minimum) })]),
    ...(terms.express_cost === null ? [] : [t("zones.terms.express", { sum: money(terms.express_cost) })]),
    ...(minutes === 0 ? [] : [t("zones.terms.time", { minutes })]),
  ];
  return `${zone.name}: ${parts.join(", ")}`;
}

/** The zones at the place and the rule that decides; outside of all zones, the distance to the nearest. */
export function whyText({ zone, terms, rule, containing, nearest }: WireBranchProbe, { t, number }: Words): string {
  const parts: string[] = [];
  if (zone !== null && rule !== null) {
    const others = containing.filter(({ id }) => id !== zone.id).map(({ name }) => name);
    if (others.length > 0) parts.push(t("zones.why.also", { zones: others.join(", ") }));
    parts.push(t(`zones.rule.${rule}`, { name: zone.name }));
    if (terms === null) parts.push(t("zones.why.no-terms"));
  } else parts.push(t("zones.why.outside"));
  if (nearest !== null && nearest.meters > 0) {
    const far = nearest.meters < 1_000 ? "zones.why.nearest" : "zones.why.nearest.km";
    const distance = nearest.meters < 1_000 ? nearest.meters : Math.round(nearest.meters / 100) / 10;
    parts.push(t(far, { name: nearest.name, distance: number(distance) }));
  }
  return parts.join(" ");
}
