/** Limit of a body whose schema bounds it no further (`body-limit.ts`). A cart of a hundred dishes takes 20 kB. */
export const bodyBytes = 64 * 1024;
/** Limit for a product or coupon from an integration, whose description may be long. */
export const longBodyBytes = 256 * 1024;
/** Limit for a change of a thousand dishes, whose undo repeats their sizes. */
export const bulkBodyBytes = 4 * 1024 * 1024;
