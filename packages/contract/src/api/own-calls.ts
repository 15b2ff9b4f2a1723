/**
 * Header of `all_settings` by which a host says that it has the calls of wire.md and readings.md too. A host without it
 * gets the calls of the specification's section 7 alone, with nothing that section 7 does not name.
 */
export const OWN_CALLS_HEADER = "x-storefront-calls";
/** The header's value. */
export const OWN_CALLS = "all";
