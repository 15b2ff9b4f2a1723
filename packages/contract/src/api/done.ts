import * as z from "zod/mini";

/** The answer of a call that has nothing else to tell. */
export const DoneSchema = z.looseObject({ status: z.literal("success") });
