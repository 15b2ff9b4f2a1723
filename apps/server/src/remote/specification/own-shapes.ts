import { apiError, favoritesFromWire, PATHS, preferencesFromWire } from "@skatert/contract";
import { type CallBody, readJson } from "../calls/call-body.ts";
import type { BackendAnswer } from "../calls/own-orders.ts";
import type { RemoteCall } from "../remote-calls.ts";

/** Until the next code may be requested, seconds, for a host that does not say. */
const retryAfter = 60;
/** Statuses of a check call that mean a wrong code, because its answers are not shown. */
const wrongCode: readonly number[] = [400, 401, 403, 422];
const sends: readonly string[] = [PATHS.sendCode, PATHS.telegramSend, PATHS.whatsappSend];
const channels: Readonly<Record<string, string>> = {
  [PATHS.telegramSend]: "telegram",
  [PATHS.whatsappSend]: "whatsapp",
};

/** A call of section 7 with its answer. */
export interface Answered {
  readonly call: RemoteCall;
  readonly sent: CallBody | null;
  readonly answer: BackendAnswer;
}

/** An answer that section 7 does not show, in the shape of ours. `numberOf` is the user of a token. */
export async function inOwnShape(
  { call, sent, answer }: Answered,
  numberOf: (token: string) => Promise<number | null>,
): Promise<BackendAnswer> {
  const isOk = answer.status < 300;
  const value = readJson(answer.body);
  if (call.session === "opens") {
    const isWrong = wrongCode.includes(answer.status);
    const token = isOk ? tokenIn(value) : null;
    if (isWrong || (isOk && token === null)) return json(invalidCode, 400);
    return token === null ? answer : json({ status: "success", token, user_id: (await numberOf(token)) ?? 0 });
  }
  if (!isOk) return answer;
  if (sends.includes(call.path)) {
    const wait = member(value, "retry_after");
    const channel = channels[call.path] ?? "sms";
    return json({ status: "success", retry_after: Number.isInteger(wait) ? wait : retryAfter, channel });
  }
  // An answer to a change may say only that it succeeded.
  const saved = sent === null ? null : readJson(sent.bytes);
  const favorites = favoritesFromWire(value) ?? favoritesFromWire(saved) ?? [];
  if (call.path === PATHS.favorites) return json({ favorites });
  const preferences = preferencesFromWire(value) ?? preferencesFromWire(saved) ?? [];
  return call.path === PATHS.preferences ? json({ preferences }) : answer;
}

const invalidCode = apiError("code_invalid", "The code is wrong or too old", { reason: "code-invalid" });

/** The token of a successful check, at the top or under `data`. */
function tokenIn(value: unknown): string | null {
  const token = member(value, "token") ?? member(member(value, "data"), "token");
  return typeof token === "string" && token !== "" ? token : null;
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function json(value: unknown, status = 200): BackendAnswer {
  const headers = new Headers({ "content-type": "application/json; charset=utf-8" });
  return { status, headers, body: Buffer.from(JSON.stringify(value)) };
}
