/** Result of a change of a group order. Any other refusal and a missing answer are "failed". */
export type GroupOutcome = "done" | "failed" | "closed" | "removed" | "too-many-people" | "too-many-dishes" | "expired";
