import { readFlag, readIds, readNumber, readText, type WheelRules } from "@skatert/contract";
import { entriesIn, type Fields, fieldsIn, placedEntries } from "../../entities/read-fields.ts";
import { contentOf, languagesOf, type Sections } from "../../entities/sections.ts";
import { documentPictures } from "../../pictures/document-picture.ts";
import type { Words } from "../../shop-settings/contacts-form.ts";
import { readWeight } from "./typed-numbers.ts";

export const WHEEL = "wheel";
/** More parts are too narrow to read. */
export const MAX_SEGMENTS = 24;
export const MAX_SPINS = 1_000;

export type Period = WheelRules["per"];
export const PERIODS = ["day", "order", "once"] as const satisfies readonly Period[];
export const PRIZES = ["points", "coupon", "nothing"] as const;
export type PrizeKind = (typeof PRIZES)[number];

/** A part of the wheel, as typed. */
export interface SegmentForm {
  /** Unique in the form. */
  readonly id: string;
  readonly label: Words;
  /** CSS notation; "": the shop's own. */
  readonly color: string;
  /** Address; "": none. */
  readonly image: string;
  readonly weight: string;
  readonly prize: PrizeKind;
  readonly points: string;
  /** Id of the coupon; "": none chosen. */
  readonly coupon: string;
  /** The entry of the document, whose other fields are kept. */
  readonly written: Fields;
}

export interface WheelForm {
  readonly active: boolean;
  readonly per: Period;
  readonly count: string;
  readonly segments: readonly SegmentForm[];
  /** The largest number of a part so far. A new part gets the next one, so that no earlier prize has its number. */
  readonly lastId: number;
}

export function wheelForm(sections: Sections): WheelForm {
  const content = fieldsIn(contentOf(sections, WHEEL));
  const spins = fieldsIn(content["spins"]);
  const spoken = languagesOf(sections, WHEEL).map((code) => [code, labelsIn(sections, code)] as const);
  const entries = placedEntries(content["segments"]);
  const segments = entries.map((entry) => segmentForm(entry, spoken));
  return {
    active: readFlag(content["active"]),
    per: PERIODS.find((each) => each === spins["per"]) ?? "day",
    count: String(readNumber(spins["count"]) ?? 1),
    segments,
    lastId: Math.max(0, ...segments.map(({ id }) => Number(id)).filter(Number.isSafeInteger)),
  };
}

type Spoken = readonly (readonly [language: string, labels: ReadonlyMap<string, string>])[];

function labelsIn(sections: Sections, language: string): ReadonlyMap<string, string> {
  const entries = entriesIn(fieldsIn(contentOf(sections, WHEEL, language))["segments"]);
  return new Map(entries.map((entry) => [String(entry["id"]), readText(entry["label"])]));
}

function segmentForm(entry: Fields, spoken: Spoken): SegmentForm {
  const id = String(entry["id"]);
  const prize = fieldsIn(entry["prize"]);
  const translated = spoken.map(([language, labels]) => [language, labels.get(id) ?? ""] as const);
  return {
    id,
    label: { ...Object.fromEntries(translated), "": readText(entry["label"]) },
    color: readText(entry["color"]),
    image: documentPictures(entry["image"])[0]?.src ?? "",
    weight: String(readNumber(entry["weight"]) ?? 0),
    prize: PRIZES.find((kind) => kind === prize["kind"]) ?? "nothing",
    points: String(readNumber(prize["points"]) ?? ""),
    coupon: String(readIds(prize["coupon_id"])[0] ?? ""),
    written: entry,
  };
}

/** Colours of the demo's wheel; neighbours of a new part differ. */
const newColours = ["#9c1f45", "#e3a72f", "#d9cdb8", "#4f7a3a"] as const;

/** The form with a new part at the end, which brings points. */
export function withNewSegment({ segments, lastId }: WheelForm): Pick<WheelForm, "segments" | "lastId"> {
  const id = lastId + 1;
  const segment: SegmentForm = {
    id: String(id),
    label: { "": "" },
    color: newColours[segments.length % newColours.length] ?? "",
    image: "",
    weight: "10",
    prize: "points",
    points: "50",
    coupon: "",
    written: { id },
  };
  return { segments: [...segments, segment], lastId: id };
}

/** The form with a part moved by one place; a part at the end stays. */
export function withMoved({ segments }: WheelForm, id: string, by: -1 | 1): Pick<WheelForm, "segments"> {
  const at = segments.findIndex((segment) => segment.id === id);
  const segment = segments[at];
  const to = at + by;
  if (segment === undefined || to < 0 || to >= segments.length) return { segments };
  return { segments: segments.toSpliced(at, 1).toSpliced(to, 0, segment) };
}

/** The weight of a part; 0 while it is not a number. */
export function weightOf({ weight }: SegmentForm): number {
  return readWeight(weight) ?? 0;
}
