/** Aspect ratios, width to height, that the shop crops pictures to. */
export const PICTURE_ASPECTS = { dish: 4 / 3, category: 4 / 3 } as const;
