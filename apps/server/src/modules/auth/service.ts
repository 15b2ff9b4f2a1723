import type { LanguageCode, LoginChannel, WireProof } from "@skatert/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { requirePhoneNumber } from "../../input/phone-number.ts";
import { Refusal, tooManyRequests } from "../../input/refusal.ts";
import { ChannelFailure } from "../../ports/messenger/code-channel.ts";
import type { CodeDelivery } from "../../ports/messenger/deliver-code.ts";
import type { Challenges } from "./challenge.ts";
import { codeMessage, newCode } from "./code-message.ts";
import { codeSeconds, dropCode, lockOf, storeCode, tryCode } from "./code-repository.ts";
import type { Digests } from "./digests.ts";
import { type MiniAppData, visitorOfMiniApp } from "./mini-app.ts";
import { type SendRefusal, secondsBetweenCodes, takeSend } from "./send-budget.ts";

/** The operator's settings of sign-in. */
export interface LoginSettings {
  /** Calling codes of numbers that may sign in, such as "7". */
  readonly countryCodes: readonly string[];
  readonly codesPerHour: number;
  /** Token of the bot whose mini app may sign people in; null: no mini app. */
  readonly botToken: string | null;
}

export interface LoginDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly digests: Digests;
  readonly delivery: CodeDelivery;
  readonly settings: LoginSettings;
  readonly challenges: Challenges;
  /** Called when a code is not sent: a budget is spent, or a proof of work is required. */
  readonly onRefused: (refusal: SendRefusal) => void;
}

export interface CodeAsk {
  /** The number as typed. */
  readonly phone: string;
  readonly channel: LoginChannel;
  readonly clientAddress: string;
  readonly language: LanguageCode;
  /** The solution of a required challenge; null: none was sent. */
  readonly proof: WireProof | null;
}

export interface Login {
  /**
   * Sends a new code and returns its channel. Throws 400, 428 with a challenge, 429 with Retry-After, or 503 when every
   * channel fails.
   */
  sendCode(ask: CodeAsk): Promise<{ readonly retryAfter: number; readonly channel: LoginChannel }>;
  /** The number, E.164, that the code confirms. Throws 400 for a wrong code, 429 after too many. */
  checkCode(attempt: { readonly phone: string; readonly code: string }): Promise<string>;
  /**
   * The visitor that Telegram confirms: a digest, and the number, E.164, if it was shared. Throws 400 for data that
   * Telegram did not sign, 404 if the shop has no bot.
   */
  checkMiniApp(data: MiniAppData): { readonly visitor: string; readonly phone: string | null };
}

/**
 * Sign-in by one-time code (ROLE-2). Known and unknown numbers get the same answers, so nobody can find out who has an
 * account.
 */
export function createLogin(deps: LoginDeps): Login {
  return {
    async sendCode(ask) {
      const phone = allowedPhone(deps.settings, ask.phone);
      const person = deps.digests.person(phone);
      await takeRight(deps, person, ask);
      const code = newCode();
      const codeHash = deps.digests.code(person, code);
      await storeCode(deps.db, { person, codeHash, now: deps.now() });
      const text = codeMessage(code, ask.language);
      const message = { phone, code, text, clientAddress: ask.clientAddress, ttlSeconds: codeSeconds };
      try {
        return { retryAfter: secondsBetweenCodes, channel: await deps.delivery.deliver(ask.channel, message) };
      } catch (error) {
        if (!(error instanceof ChannelFailure)) throw error;
        await dropCode(deps.db, person, codeHash);
        const reason = "code-not-sent";
        throw new Refusal("rest_unavailable", "The code could not be sent", { reason }, secondsBetweenCodes);
      }
    },
    async checkCode({ phone: typed, code }) {
      const phone = allowedPhone(deps.settings, typed);
      const person = deps.digests.person(phone);
      const codeHash = deps.digests.code(person, code.replace(/\s/g, ""));
      const outcome = await transaction(deps.db, (tx) => tryCode(tx, { person, codeHash, now: deps.now() }));
      if (outcome.kind === "locked") throw tooMany("too-many-tries", outcome.waitMs);
      if (outcome.kind === "wrong") throw new Refusal("code_invalid", "Invalid code", { reason: "code-invalid" });
      return phone;
    },
    checkMiniApp(data) {
      const { botToken } = deps.settings;
      if (botToken === null) throw new Refusal("rest_no_route", "This shop has no Telegram mini app");
      const vouched = visitorOfMiniApp(data, botToken, deps.now());
      if (vouched === null) throw new Refusal("code_invalid", "Telegram did not sign this", { reason: "code-invalid" });
      const { telegramId, phone } = vouched;
      return {
        visitor: deps.digests.visitor(telegramId),
        phone: phone === null ? null : allowedPhone(deps.settings, phone),
      };
    },
  };
}

async function takeRight(deps: LoginDeps, person: string, { clientAddress, proof }: CodeAsk): Promise<void> {
  const { digests, challenges, settings } = deps;
  const now = deps.now();
  const lockedMs = await lockOf(deps.db, person, now);
  if (lockedMs > 0) throw tooMany("too-many-tries", lockedMs);
  const caller = { person, network: digests.network(clientAddress) };
  const isProven = proof !== null && challenges.isSolved(proof, caller);
  const budget = { wideNetwork: digests.wideNetwork(clientAddress), shopPerHour: settings.codesPerHour };
  const outcome = await transaction(deps.db, (tx) => takeSend(tx, { ...caller, ...budget, isProven, now }));
  if (outcome.kind === "sent") return;
  deps.onRefused(outcome.kind === "challenge" ? "challenge" : outcome.refusal);
  if (outcome.kind === "spent") throw tooMany("too-many-codes", outcome.waitMs);
  const challenge = await challenges.make(caller);
  throw new Refusal("challenge_required", "Solve the challenge first", { reason: "challenge-required", challenge });
}

function allowedPhone({ countryCodes }: LoginSettings, typed: string): string {
  const { e164, countryCode } = requirePhoneNumber(typed, "phone");
  if (countryCodes.includes(countryCode)) return e164;
  const params = [{ path: "phone", message: `must begin with +${countryCodes.join(" or +")}` }];
  throw new Refusal("rest_invalid_param", "Numbers of this country cannot sign in here", {
    params,
    reason: "phone-country",
  });
}

function tooMany(reason: string, waitMs: number): Refusal {
  return tooManyRequests("Too many requests", reason, waitMs);
}
