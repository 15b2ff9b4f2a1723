/** Options of a walk that tests motion: automatic scrolling, a carousel, a map, a wheel. Other walks reduce motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;
