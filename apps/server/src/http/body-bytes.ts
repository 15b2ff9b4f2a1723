/** Of a body unless its route says more: a cart of a hundred dishes takes 20 kB. */
export const bodyBytes = 64 * 1024;
/** Of a product or coupon from an integration, whose description may be long. */
export const longBodyBytes = 256 * 1024;
