/** Time zones that the browser supports. */
export const timeZones: readonly string[] = Intl.supportedValuesOf("timeZone");
