import type { PartOf } from "../part-of.ts";
import type { requests as ru } from "../ru/requests.ts";

export const requests: PartOf<typeof ru> = {};
