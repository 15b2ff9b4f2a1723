import {
  type BranchId,
  type CalendarDay,
  comingBirthdays,
  foldedWords,
  type GuestSegment,
  LAPSED_AFTER_MS,
  NEW_GUEST_MS,
  REGULAR_ORDERS,
} from "@skatert/domain";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/lists.ts";
import type { Db } from "../../database/tables.ts";

/** A guest with what lists show. Times in milliseconds, money in minor units. */
export interface FoundGuest {
  readonly phone: string;
  /** Null: no account. */
  readonly user_id: number | null;
  readonly name: string;
  /** "yyyy-mm-dd". */
  readonly birth: string | null;
  readonly orders: number;
  readonly spent: number;
  readonly first_at: number | null;
  readonly last_at: number | null;
  readonly seen_at: number;
  readonly blocked: number;
}

/** The branches whose guests the caller sees. */
export type SeenBranches = "all" | readonly BranchId[];

export interface GuestQuestion {
  /** Digits of a number, or words of a name; empty: everyone. */
  readonly text: string;
  readonly segment: GuestSegment | null;
  /** Only guests after this place of the list; null: from its beginning. */
  readonly after: { readonly at: number; readonly phone: string } | null;
  readonly branches: SeenBranches;
  readonly limit: number;
  readonly now: number;
  readonly today: CalendarDay;
}

/** The guests that ordered last come first (GUEST-1). */
export async function findGuests(db: Db, question: GuestQuestion): Promise<readonly FoundGuest[]> {
  return guestsWhere(db, guestsPage(db, question));
}

/** One guest by the known number; null: unknown, or not of these branches. */
export async function findGuest(db: Db, phone: string, branches: SeenBranches): Promise<FoundGuest | null> {
  const [guest] = await guestsWhere(
    db,
    sql`select * from guests as g where g.phone = ${phone} ${ofBranches(db, branches)}`,
  );
  return guest ?? null;
}

async function guestsWhere(db: Db, page: RawBuilder<unknown>): Promise<readonly FoundGuest[]> {
  const { rows } = await db.executeQuery(guestsQuery(db, page));
  return rows.map((row) => ({ ...row, spent: Number(row.spent), blocked: Number(row.blocked) }));
}

/** Sums are read for the shown guests only: each of them has few orders. */
function guestsQuery(db: Db, page: RawBuilder<unknown>) {
  const sum = sql`select coalesce(sum(o.total), 0) from orders as o where o.stage <> 'cancelled'`;
  return sql<FoundGuest>`select g.phone, u.id as user_id, coalesce(nullif(u.name, ''), g.name) as name, u.birth,
      g.orders, g.first_at, g.last_at, g.seen_at,
      (select count(*) from guest_blocks where subject = g.phone) as blocked,
      (${sum} and o.user_id = u.id) + (${sum} and o.phone = g.phone and o.user_id is null)
        + (${sum} and o.user_id is null and o.phone in (select number from guest_numbers where phone = g.phone)) as spent
    from (${page}) as g left join users as u on u.phone = g.phone
    order by g.seen_at desc, g.phone desc`.compile(db);
}

/** The inner query reads only the index guests_by_time, unless a segment is asked for. */
export function guestsPage(db: Db, question: GuestQuestion): RawBuilder<unknown> {
  const { after, limit, branches } = question;
  return sql`select kept.* from (select g.seen_at, g.phone from guests as g where true
    ${after === null ? sql`` : sql`and (g.seen_at, g.phone) < (${after.at}, ${after.phone})`}
    ${hasText(question.text)} ${inSegment(db, question)} ${ofBranches(db, branches)}
    order by g.seen_at desc, g.phone desc limit ${limit}) as found
    cross join guests as kept where kept.phone = found.phone`;
}

function ofBranches(db: Db, branches: SeenBranches): RawBuilder<unknown> {
  if (branches === "all") return sql``;
  return sql`and exists (select 1 from guest_branches as b
    where b.phone = g.phone and ${isOneOf(db, sql.ref("b.branch_id"), branches)})`;
}

/** Patterns hold only letters, digits and blanks, so no character of theirs has a meaning. */
function hasText(text: string): RawBuilder<unknown> {
  if (text.trim() === "") return sql``;
  const digits = /^[\d\s()+-]+$/.test(text) ? localDigits(text.replace(/\D/g, "")) : "";
  if (digits !== "") {
    const pattern = `%${digits}%`;
    return sql`and (g.phone like ${pattern} or g.phone in (select n.phone from guest_numbers as n
      where n.number like ${pattern}))`;
  }
  const words = foldedWords(text);
  if (words.length === 0) return sql`and false`;
  return sql.join(
    words.map((word) => sql`and g.folded like ${`%${word}%`}`),
    sql` `,
  );
}

/** A number dialled with a leading 8 is stored with +7. */
function localDigits(digits: string): string {
  return digits.length === 11 && digits.startsWith("8") ? digits.slice(1) : digits;
}

/** The rules of segmentsOf as conditions. `seen_at` is never before `last_at` and bounds what is read. */
function inSegment(db: Db, { segment, now, today }: GuestQuestion): RawBuilder<unknown> {
  const [isNew, isRecent] = [now - NEW_GUEST_MS, now - LAPSED_AFTER_MS];
  switch (segment) {
    case null:
      return sql``;
    case "new":
      return sql`and g.seen_at >= ${isNew} and g.orders = 1 and g.first_at >= ${isNew}`;
    case "regular":
      return sql`and g.seen_at >= ${isRecent} and g.orders >= ${REGULAR_ORDERS} and g.last_at >= ${isRecent}`;
    case "lapsed":
      return sql`and g.orders > 0 and g.last_at < ${isRecent}`;
    case "birthday":
      return sql`and g.phone in (select phone from users
        where ${isOneOf(db, sql`substr(birth, 6, 5)`, comingBirthdays(today))})`;
  }
}
