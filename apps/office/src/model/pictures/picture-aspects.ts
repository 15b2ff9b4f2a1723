/** Width to height of the places where the shop shows a picture; the shop crops others to them. */
export const PICTURE_ASPECTS = { dish: 4 / 3, category: 4 / 3 } as const;
