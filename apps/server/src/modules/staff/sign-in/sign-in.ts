import type { Db } from "../../../database/tables.ts";
import { Refusal } from "../../../input/refusal.ts";
import { normalLogin } from "../people/login.ts";
import type { GuessDigests } from "./digests.ts";
import type { GuessPlace } from "./guess-place.ts";
import { giveBackGuess, takeGuess } from "./guesses.ts";
import { isPassword } from "./password.ts";

export interface SignInDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly digests: GuessDigests;
}

export interface PasswordAttempt {
  readonly login: string;
  readonly password: string;
  readonly place: GuessPlace;
}

/**
 * The person with this login and password. Throws 401 with the same answer, after the same work, for an unknown login,
 * a disabled person and a wrong password; 429 after too many wrong ones (STAFF-1).
 */
export async function checkPassword(deps: SignInDeps, attempt: PasswordAttempt): Promise<number> {
  const { db, now, digests } = deps;
  const login = normalLogin(attempt.login);
  const guesser = { person: digests.person(login, attempt.place), place: digests.place(attempt.place) };
  await takeGuess(db, guesser, now());
  const row = await db
    .selectFrom("staff")
    .select(["id", "password_hash"])
    .where("login", "=", login)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  const isRight = await isPassword(attempt.password, row?.password_hash ?? null);
  if (!isRight || row === undefined) throw loginFailed();
  await giveBackGuess(db, guesser);
  return row.id;
}

/** The same error for every reason. */
export function loginFailed(): Refusal {
  return new Refusal("staff_login_failed", "Login or password is wrong");
}
