import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PATHS } from "@skatert/contract";
import type { RunningShop } from "../shops/start-shop.ts";

/** A signed-in person, with the cookies of a browser. */
export interface SignedIn {
  readonly userId: number;
  readonly token: string;
  readonly phone: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface OutboxMessage {
  readonly at: string;
  readonly channel: string;
  readonly to: string;
  readonly text: string;
}

/** Every message of the outbox file, oldest first. */
export async function outboxOf(shop: Pick<RunningShop, "dataDir">): Promise<readonly OutboxMessage[]> {
  const text = await readFile(join(shop.dataDir, "outbox/messages.jsonl"), "utf8").catch(() => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** The code of the newest message to a number, E.164; throws without one. */
export async function codeFor(shop: Pick<RunningShop, "dataDir">, phone: string): Promise<string> {
  const message = (await outboxOf(shop)).findLast(({ to }) => to === phone);
  const code = /\d{6}/.exec(message?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`no code for ${phone}`);
  return code;
}

let visitors = 0;
/** Each sign-in has its own address, because such tests are not about limits per address. */
function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

let numbers = 0;
/** An unused Russian mobile number, E.164. */
export function newPhone(): string {
  numbers += 1;
  return `+7916${2_000_000 + numbers}`;
}

/** Signs in as a shopper does, by SMS code. Advances the clock by a minute first, so that the next code is allowed. */
export async function signIn(shop: RunningShop, phone: string, referral?: string): Promise<SignedIn> {
  shop.clock.advance(61_000);
  const sent = await shop.app.inject({
    method: "POST",
    url: PATHS.sendCode,
    payload: { phone },
    remoteAddress: newAddress(),
  });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const code = await codeFor(shop, phone);
  const body = { phone, code, ...(referral === undefined ? {} : { referral }) };
  const answer = await shop.app.inject({ method: "POST", url: PATHS.checkCode, payload: body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { token, user_id: userId } = answer.json();
  return { userId, token, phone, headers: { cookie: `session=${token}` } };
}
