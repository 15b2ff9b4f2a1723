import type { PersonalCall } from "./personal-call.ts";
import type { Belongings } from "./two-people.ts";

/** One attempt by another person to reach the owner's data. */
export interface Attempt {
  readonly title: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Members added to the call's own body. */
  readonly body: Readonly<Record<string, unknown>>;
}

const wrongToken = "A".repeat(43);

/** Credentials of the thief; null: a guest without any. */
function proofsOf(thief: Belongings | null): readonly Pick<Attempt, "title" | "headers" | "query">[] {
  if (thief === null) {
    return [
      { title: "a guest", headers: {}, query: {} },
      { title: "a guest with a made-up cookie", headers: { cookie: `session=${wrongToken}` }, query: {} },
      { title: "a guest with a made-up bearer", headers: { authorization: `Bearer ${wrongToken}` }, query: {} },
    ];
  }
  const { token } = thief.person;
  return [
    { title: "another by cookie", headers: { cookie: `session=${token}` }, query: {} },
    { title: "another by bearer", headers: { authorization: `Bearer ${token}` }, query: {} },
    { title: "another by ?token=", headers: {}, query: { token } },
  ];
}

/** Every way in which another person may name the owner, or the owner's data, to one call. */
export function attemptsAt(call: PersonalCall, owner: Belongings, thief: Belongings | null): readonly Attempt[] {
  const { userId } = owner.person;
  const id = String(userId);
  const names: readonly Pick<Attempt, "title" | "query" | "body" | "headers">[] = [
    { title: "unnamed", query: {}, body: {}, headers: {} },
    { title: "named in the query", query: { user_id: id, customer: id }, body: {}, headers: {} },
    { title: "named in the body", query: {}, body: { user_id: userId, ID: userId, customer_id: userId }, headers: {} },
    {
      title: "named in headers",
      query: {},
      body: {},
      headers: { "x-user-id": id, "x-forwarded-user": owner.person.phone, "x-original-url": call.url(owner) },
    },
    ...keysFor(call, owner, thief),
  ];
  return proofsOf(thief).flatMap((proof) =>
    names.map(({ title, query, body, headers }) => ({
      title: `${proof.title}, ${title}`,
      query: { ...query, ...proof.query },
      headers: { ...headers, ...proof.headers },
      body,
    })),
  );
}

/** Wrong keys: none, the thief's own for a similar thing, the owner's truncated or in another place. */
function keysFor(call: PersonalCall, owner: Belongings, thief: Belongings | null) {
  if (call.key === undefined) return [];
  const right = call.key(owner);
  const wrong = [
    thief === null ? wrongToken : call.key(thief),
    right.slice(0, -1),
    `${right} `,
    right.toUpperCase(),
    "",
  ];
  return wrong.map((key, at) => ({ title: `with wrong key ${at}`, query: { key }, body: {}, headers: {} }));
}
