import type { WireEntity, WireEntityPatch } from "@skatert/contract";
import { entriesIn, type Fields, fieldsIn, isSame, textOf } from "../entities/read-fields.ts";

/** A branch's halls, by the id of the method that offers them. */
export const HALLS = "settings#restaurants";

export const MAX_TABLES = 300;
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
  /** Index in the list of the method. */
  at: number;
  name: string;
  /** All seats; "": not counted. */
  seats: string;
  tables: TableForm[];
}

export interface HallFault {
  /** "halls.0.seats", "halls.0.tables.2.number". */
  readonly field: string;
  readonly kind: "table" | "tableTwice" | "seats";
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

/** A table with the next free number and as many seats as the last one. */
export function nextTable(tables: readonly TableForm[]): TableForm {
  const numbers = tables.map(({ number }) => Number(number)).filter(Number.isInteger);
  const { seats = "4" } = tables.at(-1) ?? {};
  return { number: String(Math.max(0, ...numbers) + 1), seats };
}

export function hallFaults(halls: readonly HallForm[]): readonly HallFault[] {
  return halls.flatMap(({ seats, tables }, hall) => [
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

/** The halls of the branch with the edited seats and tables, as a whole facet; null: nothing differs. */
export function hallsPatch(
  facets: Facets,
  before: readonly HallForm[],
  after: readonly HallForm[],
): WireEntityPatch["value"] | null {
  if (isSame(before, after)) return null;
  const ways = Object.entries(fieldsIn(facets[HALLS])).map(([way, halls]) => [
    way,
    entriesIn(halls).map((hall, at) => {
      const form = after.find((each) => each.way === way && each.at === at);
      return form === undefined ? hall : hallOf(hall, form);
    }),
  ]);
  return { [HALLS]: Object.fromEntries(ways) };
}

function hallOf(hall: Fields, { seats, tables }: HallForm): Fields {
  const { seats: _seats, tables: known, ...rest } = hall;
  const tableOf = ({ number, seats: typed }: TableForm) => ({
    ...entriesIn(known).find((table) => textOf(table["number"]) === number),
    number: number.trim(),
    seats: Number(typed),
  });
  return {
    ...rest,
    ...(seats.trim() === "" ? {} : { seats: Number(seats) }),
    ...(tables.length === 0 ? {} : { tables: tables.map(tableOf) }),
  };
}
