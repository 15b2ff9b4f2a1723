import type { PartOf } from "../part-of.ts";
import type { popups as ru } from "../ru/popups.ts";

export const popups: PartOf<typeof ru> = {};
