import * as z from "zod/mini";
import { variableTexts } from "./variable-texts.ts";

/** Limits of orders per phone and network; 0: no limit. See docs/decisions/031. */
export interface OrderLimits {
  /** Orders of one guest's number or one account in an hour; a day allows four times as many. */
  readonly perPhone: number;
  /** Guests' orders from one network in an hour; a day, and the /24 or /48 around it, allow four times as many. */
  readonly perNetwork: number;
  /** Unpaid orders of one number or account at once. */
  readonly unpaidPerPhone: number;
  /** Guests' unpaid orders from one network at once; the block around it allows four times as many. */
  readonly unpaidPerNetwork: number;
}

/** Limits of the pictures that staff add, in bytes; 0: no limit. */
export interface PictureLimits {
  /** Of all pictures of the shop with their sizes. */
  readonly maxBytes: number;
  /** That one person may send in an hour. */
  readonly bytesPerPersonPerHour: number;
}

/** Limits for one address; see docs/decisions/014 and 027. */
export interface LimitsEnv {
  /** Requests per minute that are not answered from the cache; 0: no limit. */
  readonly requestsPerMinute: number;
  /** Wrong promo codes in a minute. */
  readonly promoGuessesPerMinute: number;
  readonly orders: OrderLimits;
  /** Open realtime sockets in one process; 0: no limit. */
  readonly socketsPerAddress: number;
  readonly pictures: PictureLimits;
}

const megabyte = 1_000_000;

const wholeNumber = z.string().check(z.trim(), z.regex(/^\d{1,9}$/, "must be a whole number"));

/** The variables of the limits, for the schema of the whole environment. */
export const limitsVariables = {
  REQUESTS_PER_MINUTE: z._default(z.pipe(wholeNumber, z.transform(Number)), 30_000).register(variableTexts, {
    meaning: "Requests per minute from one address, cached pages excluded. `0`: no limit.",
  }),
  PROMO_GUESSES_PER_MINUTE: z
    ._default(z.pipe(wholeNumber, z.transform(Number)).check(z.gte(1, "must be at least 1")), 30)
    .register(variableTexts, {
      meaning: "Wrong promo codes per minute from one address; its /24 or /48 may try four times as many.",
    }),
  ORDERS_PER_PHONE_PER_HOUR: z._default(z.pipe(wholeNumber, z.transform(Number)), 10).register(variableTexts, {
    meaning: "Orders per hour of one number or account; four times as many per day. `0`: no limit.",
  }),
  ORDERS_PER_NETWORK_PER_HOUR: z._default(z.pipe(wholeNumber, z.transform(Number)), 60).register(variableTexts, {
    meaning:
      "Guests' orders per hour of one network; four times as many per day, and per hour from its /24 or /48. `0`: no limit.",
  }),
  UNPAID_ORDERS_PER_PHONE: z._default(z.pipe(wholeNumber, z.transform(Number)), 3).register(variableTexts, {
    meaning: "Orders of one number or account that may await payment at once. `0`: no limit.",
  }),
  UNPAID_ORDERS_PER_NETWORK: z._default(z.pipe(wholeNumber, z.transform(Number)), 20).register(variableTexts, {
    meaning:
      "Guests' orders of one network that may await payment at once; its /24 or /48 may have four times as many. `0`: no limit.",
  }),
  SOCKETS_PER_ADDRESS: z._default(z.pipe(wholeNumber, z.transform(Number)), 500).register(variableTexts, {
    meaning:
      "Open realtime sockets of one address per process; its /24 or /48 may open four times as many. `0`: no limit.",
  }),
  PICTURES_MAX_MB: z._default(z.pipe(wholeNumber, z.transform(Number)), 10_000).register(variableTexts, {
    meaning:
      "MB (million bytes) of all pictures of the shop with their sizes, which uploads and imports must not exceed. `0`: no limit.",
  }),
  PICTURES_MB_PER_PERSON_PER_HOUR: z
    ._default(z.pipe(wholeNumber, z.transform(Number)), 600)
    .register(variableTexts, { meaning: "MB of pictures that one person may send per hour. `0`: no limit." }),
};

type LimitsVariables = z.infer<z.ZodMiniObject<typeof limitsVariables>>;

export function limitsEnvOf(env: LimitsVariables): LimitsEnv {
  return {
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    promoGuessesPerMinute: env.PROMO_GUESSES_PER_MINUTE,
    orders: {
      perPhone: env.ORDERS_PER_PHONE_PER_HOUR,
      perNetwork: env.ORDERS_PER_NETWORK_PER_HOUR,
      unpaidPerPhone: env.UNPAID_ORDERS_PER_PHONE,
      unpaidPerNetwork: env.UNPAID_ORDERS_PER_NETWORK,
    },
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    pictures: {
      maxBytes: env.PICTURES_MAX_MB * megabyte,
      bytesPerPersonPerHour: env.PICTURES_MB_PER_PERSON_PER_HOUR * megabyte,
    },
  };
}
