/** Booking a table, asking to be called back, rating an order. */
export const requests = {} as const;
