import type { ApiRefusal, LanguageCode, LoginChannel } from "@skatert/contract";
import type { MessageKey } from "../../i18n/messages/ru.ts";
import { loadApi } from "../../state/api.ts";
import { beginSession } from "../../state/user-session.ts";
import { useUser } from "../../state/user-store.ts";

/** A code on its way. */
export interface SentCode {
  /** E.164. */
  readonly phone: string;
  readonly channel: LoginChannel;
  /** Browser's clock, milliseconds: when the next code may be asked for. */
  readonly nextAt: number;
  /** In development: the file that the message was written to. */
  readonly outbox: string | null;
}

/** What keeps the shopper from going on; `seconds` until it may be tried again. */
export interface SignInProblem {
  readonly key: MessageKey;
  readonly seconds: number | null;
}

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: SignInProblem };

const problemOfReason: Readonly<Record<string, MessageKey>> = {
  "code-invalid": "auth.error.code",
  "too-many-codes": "auth.error.tooManyCodes",
  "too-many-tries": "auth.error.tooManyTries",
  "code-not-sent": "auth.error.notSent",
  "phone-invalid": "auth.error.phone",
  "phone-country": "auth.error.country",
};

/** Asks for a code. `now` is the browser's clock. */
export async function askForCode(
  wish: { readonly phone: string; readonly channel: LoginChannel; readonly language: LanguageCode },
  now: () => number,
): Promise<Outcome<SentCode>> {
  const { phone, channel, language } = wish;
  return guarded(async () => {
    const api = await loadApi(language);
    const result = await api.account.sendCode(channel, phone);
    if (!result.ok) return { ok: false, problem: problemOf(result.error) };
    const { retry_after: seconds, channel: used, outbox = null } = result.value;
    return { ok: true, value: { phone, channel: used, nextAt: now() + seconds * 1000, outbox } };
  });
}

/** Signs in with the code and brings along what the guest had. Answers the shopper's name. */
export async function signInWithCode(sent: SentCode, code: string, language: LanguageCode): Promise<Outcome<string>> {
  return guarded(async () => {
    const api = await loadApi(language);
    const { invitation } = useUser.getState();
    const login = { phone: sent.phone, code, ...(invitation === null ? {} : { referral: invitation }) };
    const result = await api.account.checkCode(sent.channel, login);
    if (!result.ok) return { ok: false, problem: problemOf(result.error) };
    const { name } = await beginSession(api);
    return { ok: true, value: name };
  });
}

/** The message for a refusal, with the wait that the server asks for. */
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
