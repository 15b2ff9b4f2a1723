import type { Belongings } from "./two-people.ts";

/** One call that reads or changes a person's data. */
export interface PersonalCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Its name in the document. */
  readonly described: string;
  /** The address of the owner's data; if the call names none, the call's own address. */
  readonly url: (owner: Belongings) => string;
  readonly body?: (owner: Belongings) => Readonly<Record<string, unknown>>;
  /** The key of a link, if the call needs one beside a session. Null: a session alone. */
  readonly key?: (owner: Belongings) => string;
}

/** A call at its own address. */
export const own = (method: PersonalCall["method"], described: string, body?: PersonalCall["body"]): PersonalCall => ({
  method,
  described,
  url: () => described,
  ...(body === undefined ? {} : { body }),
});
