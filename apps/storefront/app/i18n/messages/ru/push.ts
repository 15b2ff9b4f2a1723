/** Notifications that reach a shopper outside the page. */
export const push = {} as const;
