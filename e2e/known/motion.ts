/** Options of a walk whose subject moves: scrolling by itself, a carousel, a map, a wheel. Other walks are still. */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;
