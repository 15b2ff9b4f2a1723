import { readText } from "@skatert/contract";
import { documentId } from "../../entities/document-id.ts";
import { entriesIn, type Fields, fieldsIn, isSame } from "../../entities/read-fields.ts";
import { contentOf, facetOf, languagesOf, type SectionPatches, type Sections } from "../../entities/sections.ts";
import { MAX_POINTS } from "./points-form.ts";
import { readCount, readWeight } from "./typed-numbers.ts";
import { MAX_SPINS, type SegmentForm, WHEEL, type WheelForm, wheelForm } from "./wheel-form.ts";

/** Only what differs; parts that were not touched are written as they were. A shop without a wheel gets all of it. */
export function wheelPatches(sections: Sections, form: WheelForm): SectionPatches {
  const before = wheelForm(sections);
  const set: Readonly<Record<string, Fields>> = {
    ...ownFields(sections, form, before),
    ...Object.fromEntries(
      spokenIn(sections, form).flatMap((language) => {
        const segments = translatedParts(sections, form, language);
        return segments === null ? [] : [[facetOf(language, WHEEL), { segments }] as const];
      }),
    ),
  };
  return { [WHEEL]: Object.keys(set).length === 0 ? null : { set } };
}

/** By facet. */
function ownFields(sections: Sections, form: WheelForm, before: WheelForm): Readonly<Record<string, Fields>> {
  const content = contentOf(sections, WHEEL);
  const fields = fieldsIn(content);
  const isNew = content === undefined;
  const known = new Map(before.segments.map((segment) => [segment.id, segment]));
  const segments = form.segments.map((segment) => partInDocument(segment, known.get(segment.id)));
  const isTurned = form.per !== before.per || form.count !== before.count;
  const isTouched = form.active !== before.active || isTurned || segments.length > 0;
  if (isNew && !isTouched) return {};
  const set = {
    ...(isNew || form.active !== before.active ? { active: form.active } : {}),
    ...(isNew || isTurned
      ? { spins: { ...fieldsIn(fields["spins"]), per: form.per, count: readCount(form.count, MAX_SPINS) ?? 0 } }
      : {}),
    ...(isNew || !isSame(segments, fields["segments"] ?? []) ? { segments } : {}),
  };
  return Object.keys(set).length === 0 ? {} : { [facetOf("", WHEEL)]: set };
}

/** `before`: the part as it was opened; undefined: it is new. */
function partInDocument(segment: SegmentForm, before: SegmentForm | undefined): Fields {
  const differs = (name: keyof SegmentForm) => segment[name] !== before?.[name];
  const own = (label: SegmentForm["label"] | undefined) => (label?.[""] ?? "").trim();
  const isPrize = differs("prize") || differs("points") || differs("coupon");
  return {
    ...segment.written,
    ...(before === undefined || own(segment.label) !== own(before.label) ? { label: own(segment.label) } : {}),
    ...(differs("color") ? { color: segment.color.trim() } : {}),
    ...(differs("image") ? { image: segment.image } : {}),
    ...(differs("weight") ? { weight: readWeight(segment.weight) ?? 0 } : {}),
    ...(isPrize ? { prize: prizeInDocument(segment) } : {}),
  };
}

function prizeInDocument({ prize, points, coupon }: SegmentForm): Fields {
  switch (prize) {
    case "points":
      return { kind: prize, points: readCount(points, MAX_POINTS) ?? 0 };
    case "coupon":
      return { kind: prize, coupon_id: documentId(coupon) };
    case "nothing":
      return { kind: prize };
  }
}

function spokenIn(sections: Sections, { segments }: WheelForm): readonly string[] {
  const typed = segments.flatMap(({ label }) => Object.keys(label));
  return [...new Set([...languagesOf(sections, WHEEL), ...typed])].filter((code) => code !== "");
}

/** The parts of a translation, whose order does not matter; null: nothing in it differs. */
function translatedParts(sections: Sections, { segments }: WheelForm, language: string): readonly Fields[] | null {
  const present = entriesIn(fieldsIn(contentOf(sections, WHEEL, language))["segments"]);
  const typed = new Map(segments.map(({ id, label }) => [id, (label[language] ?? "").trim()]));
  const kept = present.flatMap((entry) => {
    const id = String(entry["id"]);
    const label = typed.get(id);
    typed.delete(id);
    if (label === undefined) return [];
    if (label === readText(entry["label"])) return [entry];
    if (label !== "") return [{ ...entry, label }];
    const { label: _label, ...rest } = entry;
    return Object.keys(rest).length > 1 ? [rest] : [];
  });
  const added = segments.flatMap(({ id, written }) => {
    const label = typed.get(id) ?? "";
    return label === "" ? [] : [{ id: written["id"], label }];
  });
  const next = [...kept, ...added];
  return isSame(next, present) ? null : next;
}
