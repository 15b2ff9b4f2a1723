import { randomInt } from "node:crypto";
import { readIsoDay } from "@skatert/contract";
import type { CalendarDay, CustomerId } from "@skatert/domain";
import { nextInSequence } from "../../database/sequences.ts";
import type { Db, Tx } from "../../database/tables.ts";
import type { AccountTables } from "./tables.ts";

export interface StoredUser {
  readonly id: CustomerId;
  /** E.164. */
  readonly phone: string;
  readonly name: string;
  readonly email: string | null;
  readonly birth: CalendarDay | null;
  readonly preferences: readonly string[];
  readonly referralCode: string;
  readonly createdAt: number;
  /** "yyyy-mm-dd"; null: at once. */
  readonly birthdayGiftsFrom: string | null;
}

export async function getUser(db: Db, id: CustomerId): Promise<StoredUser | null> {
  const row = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : storedUser(row);
}

export async function findUserByPhone(db: Db, phone: string): Promise<StoredUser | null> {
  const row = await db.selectFrom("users").selectAll().where("phone", "=", phone).executeTakeFirst();
  return row === undefined ? null : storedUser(row);
}

export interface NewUser {
  /** Null: the next free id. */
  readonly id: CustomerId | null;
  readonly phone: string;
  readonly name: string;
  readonly email: string | null;
  readonly birth: CalendarDay | null;
  readonly createdAt: number;
}

/** Creates an account; false when the number or the id already has one. */
export async function insertUser(tx: Tx, user: NewUser): Promise<boolean> {
  const inserted = await tx
    .insertInto("users")
    .values({
      id: user.id ?? (await nextUserId(tx)),
      phone: user.phone,
      name: user.name,
      email: user.email,
      birth: user.birth === null ? null : isoDay(user.birth),
      preferences: "[]",
      referral_code: newReferralCode(),
      created_at: user.createdAt,
      birthday_gifts_from: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Far above the ids that a shop folder gives its first accounts. */
const firstUserId = 1_000_001;

async function nextUserId(tx: Tx): Promise<CustomerId> {
  for (;;) {
    const { value } = await nextInSequence(tx, "user", firstUserId).executeTakeFirstOrThrow();
    const taken = await tx.selectFrom("users").select("id").where("id", "=", value).executeTakeFirst();
    if (taken === undefined) return value;
  }
}

/** Without letters and digits that look alike. */
const codeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

function newReferralCode(): string {
  return Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join("");
}

export interface UserChange {
  readonly name?: string;
  readonly email?: string | null;
}

export async function updateUser(db: Db, id: CustomerId, change: UserChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable("users").set(change).where("id", "=", id).execute();
}

/** Sets the birthday if it was never set; false when it was. */
export async function setBirthOnce(db: Db, id: CustomerId, birth: CalendarDay): Promise<boolean> {
  const result = await db
    .updateTable("users")
    .set({ birth: isoDay(birth) })
    .where("id", "=", id)
    .where("birth", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function savePreferences(db: Db, id: CustomerId, preferences: readonly string[]): Promise<void> {
  await db
    .updateTable("users")
    .set({ preferences: JSON.stringify(preferences) })
    .where("id", "=", id)
    .execute();
}

function storedUser(row: AccountTables["users"]): StoredUser {
  const preferences: readonly string[] = JSON.parse(row.preferences);
  return {
    id: row.id,
    phone: row.phone,
    name: row.name,
    email: row.email,
    birth: row.birth === null ? null : readIsoDay(row.birth),
    preferences,
    referralCode: row.referral_code,
    createdAt: row.created_at,
    birthdayGiftsFrom: row.birthday_gifts_from,
  };
}

function isoDay({ year, month, day }: CalendarDay): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

export async function userByReferralCode(db: Db, code: string): Promise<number | null> {
  const user = await db.selectFrom("users").select("id").where("referral_code", "=", code).executeTakeFirst();
  return user?.id ?? null;
}

/** Throws for an unknown user. */
export async function referralCodeOf(db: Db, userId: CustomerId): Promise<string> {
  const user = await db.selectFrom("users").select("referral_code").where("id", "=", userId).executeTakeFirstOrThrow();
  return user.referral_code;
}
