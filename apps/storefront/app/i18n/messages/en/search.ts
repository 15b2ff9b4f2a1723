import type { PartOf } from "../part-of.ts";
import type { search as ru } from "../ru/search.ts";

export const search: PartOf<typeof ru> = {};
