import * as z from "zod/mini";

/** `/:id` of a path: at most nine digits, which every id column holds. Anything else is a 400. */
export const IdParams = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

/** As `LongIdParams`, or the negative id of a practice order. */
export const OrderIdParams = z.object({ id: z.string().check(z.regex(/^(?:\d{1,15}|-\d{1,9})$/)) });

/** As `IdParams`, up to fifteen digits, so that an id of another system is not found instead of invalid. */
export const LongIdParams = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });
