/** Popups, the work-time notice, the city, the settings and what a coupon means. */
export const popups = {} as const;
