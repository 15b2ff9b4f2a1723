import * as z from "zod/mini";

/** What one address may do in a minute; see docs/decisions/014. */
export interface LimitsEnv {
  /** Requests that are not answered from memory; 0: no limit. */
  readonly requestsPerMinute: number;
  /** Wrong promo codes. */
  readonly promoGuessesPerMinute: number;
}

const wholeNumber = z.string().check(z.trim(), z.regex(/^\d{1,9}$/, "must be a whole number"));

/** The variables of the limits, for the schema of the whole environment. */
export const limitsVariables = {
  REQUESTS_PER_MINUTE: z._default(z.pipe(wholeNumber, z.transform(Number)), 30_000),
  PROMO_GUESSES_PER_MINUTE: z._default(
    z.pipe(wholeNumber, z.transform(Number)).check(z.gte(1, "must be at least 1")),
    30,
  ),
};

type LimitsVariables = z.infer<z.ZodMiniObject<typeof limitsVariables>>;

export function limitsEnvOf(env: LimitsVariables): LimitsEnv {
  return { requestsPerMinute: env.REQUESTS_PER_MINUTE, promoGuessesPerMinute: env.PROMO_GUESSES_PER_MINUTE };
}
