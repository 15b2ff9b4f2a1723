import type { WireDraft } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";

const kilometre = 1_000;

/** "«Centre»: Port delivers here too, 9 km from the zone". An unknown kind is named without a sentence. */
export function noteText({ kind, entity, branches }: WireDraft["notes"][number], { t, number }: I18n): string {
  if (kind === "no-offer") return t("draft.note.no-offer");
  if (kind === "no-gateway") return t("draft.note.no-gateway", { name: entity.name });
  const name = entity.name || t("zones.unnamed");
  if (kind === "no-screen") return t("draft.note.no-screen", { name });
  if (kind !== "zone-gained") return name;
  const gained = branches.map(({ name: branch, meters }) =>
    meters === null || meters < kilometre / 2
      ? branch
      : t("draft.note.away", { name: branch, km: number(Math.round(meters / kilometre)) }),
  );
  return t("draft.note.zone-gained", { name, branches: gained.join(", ") });
}
