import type { ApiRefusal, LanguageCode, LoginChannel, WireProof } from "@skatert/contract";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { useUser } from "../../../model/account/user-store.ts";
import { beginSession } from "../../../model/session/user-session.ts";
import { api } from "../../../platform/api/api.ts";

/** A requested code. */
export interface SentCode {
  /** E.164. */
  readonly phone: string;
  readonly channel: LoginChannel;
  /** Browser's clock, milliseconds: when the next code may be requested. */
  readonly nextAt: number;
  /** In development: the file that contains the message. */
  readonly outbox: string | null;
}

/** A refusal; `seconds` until a retry is allowed. */
export interface SignInProblem {
  readonly key: PlainKey;
  readonly seconds: number | null;
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: SignInProblem };

const problemOfReason: Readonly<Record<string, PlainKey>> = {
  "code-invalid": "auth.error.code",
  "too-many-codes": "auth.error.tooManyCodes",
  "too-many-tries": "auth.error.tooManyTries",
  "code-not-sent": "auth.error.notSent",
  "phone-invalid": "auth.error.phone",
  "phone-country": "auth.error.country",
};

/** Requests a code. `now` is the browser's clock. */
export async function askForCode(
  wish: { readonly phone: string; readonly channel: LoginChannel; readonly language: LanguageCode },
  now: () => number,
): Promise<Outcome<SentCode>> {
  const { phone, channel, language } = wish;
  return guarded(async () => {
    const calls = await api.account(language);
    const first = await calls.sendCode(channel, phone);
    const proof = first.ok ? null : await proofFor(first.error);
    const result = proof === null ? first : await calls.sendCode(channel, phone, proof);
    if (!result.ok) return { ok: false, problem: problemOf(result.error) };
    const { retry_after: seconds, channel: used, outbox = null } = result.value;
    return { ok: true, value: { phone, channel: used, nextAt: now() + seconds * 1000, outbox } };
  });
}

/** The proof of work for the challenge in a refusal. Null if none is required or found. */
async function proofFor({ code, data }: ApiRefusal): Promise<WireProof | null> {
  if (code !== "challenge_required") return null;
  const { solveChallenge } = await import("./solve-challenge.ts");
  return solveChallenge(data["challenge"]);
}

/** Signs in with the code and transfers the guest's data. Returns the shopper's name. */
export async function signInWithCode(sent: SentCode, code: string, language: LanguageCode): Promise<Outcome<string>> {
  return guarded(async () => {
    const calls = await api.account(language);
    const login = { phone: sent.phone, code, ...referral() };
    const result = await calls.checkCode(sent.channel, login);
    if (!result.ok) return { ok: false, problem: problemOf(result.error) };
    const { name } = await beginSession(calls);
    return { ok: true, value: name };
  });
}

/** Result of a sign-in by Telegram's signed data. `contact-needed`: the number was never shared there. */
export type TelegramOutcome =
  | { readonly kind: "signed-in"; readonly name: string }
  | { readonly kind: "contact-needed" }
  /** The shop's backend has no bot. */
  | { readonly kind: "not-offered" }
  | { readonly kind: "failed"; readonly problem: SignInProblem };

/**
 * Signs in a shopper who opened the shop in Telegram, by the number shared there now (`contact`) or earlier
 * (null).
 */
export async function signInFromTelegram(
  { initData, contact }: { readonly initData: string; readonly contact: string | null },
  language: LanguageCode,
): Promise<TelegramOutcome> {
  const outcome = await guarded<TelegramOutcome>(async () => {
    const calls = await api.account(language);
    const signed = { init_data: initData, ...(contact === null ? {} : { contact }) };
    const result = await calls.signInFromTelegram({ ...signed, ...referral() });
    if (!result.ok) return { ok: true, value: telegramRefusal(result.error) };
    const { name } = await beginSession(calls);
    return { ok: true, value: { kind: "signed-in", name } };
  });
  return outcome.ok ? outcome.value : { kind: "failed", problem: outcome.problem };
}

function telegramRefusal(refusal: ApiRefusal): TelegramOutcome {
  if (refusal.reason === "contact-needed") return { kind: "contact-needed" };
  if (refusal.status === 404) return { kind: "not-offered" };
  const { key, seconds } = problemOf(refusal);
  return { kind: "failed", problem: { key: key === "auth.error.code" ? "auth.error.telegram" : key, seconds } };
}

/** The friend who invited this browser. */
function referral(): { readonly referral?: string } {
  const { invitation } = useUser.getState();
  return invitation === null ? {} : { referral: invitation };
}

/** The message for a refusal, with the server's wait. */
export function problemOf({ reason, data, retryAfterSeconds }: ApiRefusal): SignInProblem {
  const wait = data["retry_after"];
  return {
    key: problemOfReason[reason ?? ""] ?? "auth.error.failed",
    seconds: typeof wait === "number" ? wait : retryAfterSeconds,
  };
}

async function guarded<Value>(run: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await run();
  } catch {
    return { ok: false, problem: { key: "auth.error.failed", seconds: null } };
  }
}
