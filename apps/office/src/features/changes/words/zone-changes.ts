import { isRecord, readFlag, type WireFieldChange } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";
import { textsIn } from "../../../model/entities/read-fields.ts";
import { type Names, referenceText } from "../../../model/entities/reference-text.ts";

/** Old and new value of one zone, in words. */
export interface ZoneChange {
  readonly zone: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

interface Words {
  readonly names: Names;
  readonly t: I18n["t"];
}

const WAYS = "all_zones_zone_payment_methods";
const STATUS = "all_zones_payments_status";

/**
 * A field with a value for each zone, such as payment methods: the zones that differ. Null: it is another field, or one
 * side has the same value for all zones.
 */
export function zoneChanges(
  field: string | null,
  { before, after }: Pick<WireFieldChange, "before" | "after">,
  { names, t }: Words,
): readonly ZoneChange[] | null {
  if ((field !== WAYS && field !== STATUS) || !isByZone(before) || !isByZone(after)) return null;
  const zones = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const waysIn = (value: unknown) =>
    textsIn(value)
      .map((id) => referenceText("payment", id, { names, t }))
      .join(", ");
  const textOf = (value: unknown) => {
    if (field === STATUS) return t(readFlag(value, true) ? "field.yes" : "field.no");
    // A zone without a list offers every method.
    return value === undefined ? t("field.zoneWays.all") : waysIn(value) || t("field.zoneWays.none");
  };
  return zones.flatMap((zone) => {
    const [was, is] = [textOf(before?.[zone]), textOf(after?.[zone])];
    return was === is ? [] : [{ zone, name: referenceText("zone", zone, { names, t }), before: was, after: is }];
  });
}

function isByZone(value: unknown): value is Readonly<Record<string, unknown>> | undefined {
  return value === undefined || isRecord(value);
}
