import { apiError, DEFAULT_TIME_ZONE, PATHS, type ReportDropped, readRecord } from "@skatert/contract";
import type { TimeZone } from "@skatert/domain";
import { backendAway } from "../backend.ts";
import type { CallBody } from "../calls/call-body.ts";
import type { BackendAnswer } from "../calls/own-orders.ts";
import type { RemoteCall } from "../remote-calls.ts";
import { answerReaders } from "./answer-readers.ts";
import { jsonOf, plainJsonOf, recordIn } from "./loose-answers.ts";

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

export interface ShapeDeps {
  /** The user of a token. */
  readonly numberOf: (token: string) => Promise<number | null>;
  /** Asks for the list that a change was made to, for a host whose answer to the change has no list. */
  readonly askList: () => Promise<BackendAnswer>;
  /** Called for every row that was left out (ENT-1). */
  readonly report: ReportDropped;
  /** The shop's, for answers with times: its settings may be away while other calls are answered. */
  readonly timeZone: () => Promise<TimeZone>;
}

/**
 * An answer that section 7 does not show, in the shape of ours. Throws `backendAway` for an answer without anything that
 * the call asks for, as a page of an error sent with 200: it must not be shown as an empty list.
 */
export async function inOwnShape({ call, sent, answer }: Answered, deps: ShapeDeps): Promise<BackendAnswer> {
  if (call.session === "opens") return signedIn(answer, deps);
  if (answer.status >= 300) return answer;
  const value = plainJsonOf(answer.body);
  if (sends.includes(call.path)) return codeSent(call.path, value);
  const read = answerReaders[call.path];
  if (isPage(answer) && call.path === PATHS.wheel) return answer;
  if (read === undefined) return value === undefined || value === null ? answer : json(value, 200, answer.headers);
  const zone = call.path === PATHS.notifications ? await deps.timeZone() : DEFAULT_TIME_ZONE;
  const isChange = sent !== null && call.path !== PATHS.autoapply;
  const shaped = isChange
    ? await afterChange((given) => read(given, deps.report, zone), value, sent, deps)
    : read(value, deps.report, zone);
  if (shaped === undefined) throw backendAway(new Error(`${call.path} answered without what was asked for`));
  return json(shaped, 200, answer.headers);
}

async function signedIn(answer: BackendAnswer, { numberOf }: ShapeDeps): Promise<BackendAnswer> {
  const isOk = answer.status < 300;
  const token = isOk ? tokenIn(jsonOf(answer.body)) : null;
  if (wrongCode.includes(answer.status) || (isOk && token === null)) return json(invalidCode, 400);
  return token === null ? answer : json({ status: "success", token, user_id: (await numberOf(token)) ?? 0 });
}

function codeSent(path: string, value: unknown): BackendAnswer {
  const wait = readRecord(value)["retry_after"];
  const channel = channels[path] ?? "sms";
  return json({ status: "success", retry_after: Number.isInteger(wait) ? wait : retryAfter, channel });
}

/** The answer to a change may say only that it succeeded. Favourites and preferences are then what was sent. */
async function afterChange(
  read: (value: unknown) => unknown,
  value: unknown,
  sent: CallBody,
  { askList }: ShapeDeps,
): Promise<unknown> {
  const answered = value === null ? undefined : read(value);
  const saved = answered ?? read(jsonOf(sent.bytes));
  if (saved !== undefined) return saved;
  const list = await askList();
  return list.status < 300 ? read(plainJsonOf(list.body)) : undefined;
}

const invalidCode = apiError("code_invalid", "The code is wrong or too old", { reason: "code-invalid" });

/** The token of a successful check, at the top or under `data`. */
function tokenIn(value: unknown): string | null {
  const { token } = readRecord(recordIn(value, "token"));
  return typeof token === "string" && token !== "" ? token : null;
}

function isPage({ headers }: BackendAnswer): boolean {
  return /^text\/html\b/i.test(headers.get("content-type") ?? "");
}

function json(value: unknown, status = 200, given = new Headers()): BackendAnswer {
  const headers = new Headers(given);
  headers.set("content-type", "application/json; charset=utf-8");
  return { status, headers, body: Buffer.from(JSON.stringify(value)) };
}
