/** The shop as an installed application: offline, a new version, storage. */
export const device = {} as const;
