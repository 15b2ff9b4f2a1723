/** Outside maps and scripts, and the consent they need. */
export const maps = {} as const;
