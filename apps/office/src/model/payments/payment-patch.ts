import { readFlag, readText, type WireEntityPatch } from "@skatert/contract";
import { entriesIn, fieldsIn, isSame } from "../entities/read-fields.ts";
import { contentOf, facetOf, languagesOf, SETTINGS, type SectionPatches, type Sections } from "../entities/sections.ts";
import { type PaymentForm, type PaymentWay, paymentForm } from "./payment-form.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Only what differs, by settings section. */
export function paymentPatches(sections: Sections, form: PaymentForm): SectionPatches {
  return {
    payment_methods: waysPatch(sections, form),
    delivery: zonesPatch(sections, form),
    settings: rulesPatch(sections, form),
  };
}

function waysPatch(sections: Sections, { ways }: PaymentForm): WireEntityPatch | null {
  if (isSame(ways, paymentForm(sections).ways)) return null;
  const id = "payment_methods";
  const own = entriesIn(contentOf(sections, id));
  const value: Record<string, unknown> = { [SETTINGS]: ways.map((way) => wayFields(entryOf(own, way), way)) };
  const drop: string[] = [];
  const known = languagesOf(sections, id);
  for (const language of new Set([...known, ...ways.flatMap(({ names }) => Object.keys(names))])) {
    if (language === "") continue;
    const present = entriesIn(contentOf(sections, id, language));
    const entries = ways.flatMap((way) => translated(way, language, entryOf(present, way)));
    if (entries.length > 0) value[facetOf(language)] = entries;
    else if (known.includes(language)) drop.push(facetOf(language));
  }
  return { value, ...(drop.length === 0 ? {} : { drop }) };
}

function entryOf(entries: readonly Fields[], { id }: PaymentWay): Fields {
  return entries.find((entry) => readText(entry["id"]) === id) ?? { id };
}

/** Keeps unknown fields. */
function wayFields(present: Fields, { names, isOn, isOnline, methods, branches }: PaymentWay): Fields {
  return {
    ...present,
    name: names[""]?.trim() ?? "",
    enabled: isOn,
    online: isOnline,
    shipping_methods: methods ?? [],
    warehouse_ids: branches ?? [],
  };
}

function translated({ names }: PaymentWay, language: string, { name: _was, ...rest }: Fields): readonly Fields[] {
  const name = names[language]?.trim() ?? "";
  if (name === "") return Object.keys(rest).length > 1 ? [rest] : [];
  return [{ ...rest, name }];
}

function zonesPatch(sections: Sections, { isByZone, byZone }: PaymentForm): WireEntityPatch | null {
  const before = paymentForm(sections);
  if (isByZone === before.isByZone && isSame(byZone, before.byZone)) return null;
  const fields = {
    use_zones_payments_methods: isByZone,
    // The form has no lists for zones that were switched off one by one.
    all_zones_payments_status: true,
    all_zones_zone_payment_methods: byZone,
  };
  return { set: { [SETTINGS]: fields } };
}

/** A method's branches take effect only with a switch of the settings. */
function rulesPatch(sections: Sections, { ways }: PaymentForm): WireEntityPatch | null {
  const payment = fieldsIn(fieldsIn(contentOf(sections, "settings"))["payment"]);
  const isOn = readFlag(payment["payments_filtered_by_location"]);
  if (isOn || ways.every(({ branches }) => branches === null)) return null;
  return { set: { [SETTINGS]: { payment: { ...payment, payments_filtered_by_location: true } } } };
}
