import type { GroupKind } from "@skatert/domain";

/** Wire `choice.kind`. */
export const GROUP_KINDS = [
  "add",
  "remove",
  "set",
  "halves-average",
  "halves-dearest",
] as const satisfies readonly GroupKind[];
