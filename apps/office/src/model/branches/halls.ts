import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { entriesIn, type Fields, fieldsIn, isSame, textOf } from "../entities/read-fields.ts";

/** A branch's halls, by the id of the method that offers them. */
export const HALLS = "settings#restaurants";
/** Stands for that id in a new hall: the shop's booking of tables, which the server adds if there is none. */
const anyBooking = "restaurants";

export const MAX_TABLES = 300;
export const MAX_HALLS = 30;
const MAX_TABLE_SEATS = 100;

/** A table of a hall. */
export interface TableForm {
  /** As staff say it: «12», «Терраса 3». Bookings name the table by it. */
  number: string;
  /** A number as typed. */
  seats: string;
}

/** A hall and its tables. */
export interface HallForm {
  /** Id of the method. */
  way: string;
  /** Index in the list of the method; null: a new hall. */
  at: number | null;
  /** Guests and bookings name the hall by it. */
  name: string;
  /** All seats; "": not counted. */
  seats: string;
  tables: TableForm[];
}

export interface HallFault {
  /** "halls.0.name", "halls.0.seats", "halls.0.tables.2.number". */
  readonly field: string;
  readonly kind: "hall" | "table" | "tableTwice" | "seats";
}

type Facets = Pick<WireEntity, "facets">["facets"];

export function hallForms(facets: Facets): HallForm[] {
  return Object.entries(fieldsIn(facets[HALLS])).flatMap(([way, halls]) =>
    entriesIn(halls).map((hall, at) => ({
      way,
      at,
      name: textOf(hall["name"]),
      seats: textOf(hall["seats"]),
      tables: entriesIn(hall["tables"]).map(tableForm),
    })),
  );
}

function tableForm(table: Fields): TableForm {
  return { number: textOf(table["number"]), seats: textOf(table["seats"]) };
}

export function newHall(): HallForm {
  return { way: anyBooking, at: null, name: "", seats: "", tables: [] };
}

/** A table with the next free number and as many seats as the last one. */
export function nextTable(tables: readonly TableForm[]): TableForm {
  const numbers = tables.map(({ number }) => Number(number)).filter(Number.isInteger);
  const { seats = "4" } = tables.at(-1) ?? {};
  return { number: String(Math.max(0, ...numbers) + 1), seats };
}

export function hallFaults(halls: readonly HallForm[]): readonly HallFault[] {
  return halls.flatMap(({ name, seats, tables }, hall) => [
    ...(name.trim() === "" ? [{ field: `halls.${hall}.name`, kind: "hall" as const }] : []),
    ...(seats.trim() === "" || isCount(seats, 10_000)
      ? []
      : [{ field: `halls.${hall}.seats`, kind: "seats" as const }]),
    ...tables.flatMap((table, at) => tableFaults(table, tables.slice(0, at), `halls.${hall}.tables.${at}`)),
  ]);
}

function tableFaults({ number, seats }: TableForm, before: readonly TableForm[], path: string): readonly HallFault[] {
  const isTwice = before.some((other) => other.number.trim() === number.trim());
  const named = number.trim() === "" ? "table" : isTwice ? "tableTwice" : null;
  return [
    ...(named === null ? [] : [{ field: `${path}.number`, kind: named } as const]),
    ...(isCount(seats, MAX_TABLE_SEATS) ? [] : [{ field: `${path}.seats`, kind: "seats" as const }]),
  ];
}

function isCount(text: string, max: number): boolean {
  return /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;
}

/**
 * The halls of the branch as they were edited, as a whole facet, and without the translations of those that went; null:
 * nothing differs. A new hall is where its branch is.
 */
export function hallsPatch(
  facets: Facets,
  before: readonly HallForm[],
  {
    halls: after,
    address,
    place,
  }: { readonly halls: readonly HallForm[]; readonly address: string; readonly place: string },
): WireEntityPatch["value"] | null {
  if (isSame(before, after)) return null;
  const known = fieldsIn(facets[HALLS]);
  const ways = [...new Set([...Object.keys(known), ...after.map(({ way }) => way)])].map((way) => {
    const listed = entriesIn(known[way]);
    const own = after.filter((form) => form.way === way);
    const here = { address: address.trim(), coord: place.trim() };
    return [way, own.map((form) => hallOf(form.at === null ? here : (listed[form.at] ?? here), form))] as const;
  });
  const ids = new Set(ways.flatMap(([, halls]) => halls.map(({ id }) => textOf(id))));
  const translated = Object.entries(facets).filter(([facet]) => facet !== HALLS && facet.endsWith("#restaurants"));
  const texts = translated.map(([facet, own]) => [facet, keptHalls(fieldsIn(own), ids)] as const);
  return {
    [HALLS]: Object.fromEntries(ways),
    ...Object.fromEntries(texts.filter(([facet, own]) => !isSame(facets[facet], own))),
  };
}

function keptHalls(ways: Fields, ids: ReadonlySet<string>): Fields {
  return Object.fromEntries(
    Object.entries(ways).map(([way, halls]) => [way, entriesIn(halls).filter(({ id }) => ids.has(textOf(id)))]),
  );
}

function hallOf(hall: Fields, { name, seats, tables }: HallForm): Fields {
  const { seats: _seats, tables: known, ...rest } = hall;
  const tableOf = ({ number, seats: typed }: TableForm) => ({
    ...entriesIn(known).find((table) => textOf(table["number"]) === number),
    number: number.trim(),
    seats: Number(typed),
  });
  return {
    ...rest,
    name: name.trim(),
    ...(seats.trim() === "" ? {} : { seats: Number(seats) }),
    ...(tables.length === 0 ? {} : { tables: tables.map(tableOf) }),
  };
}
