/** How a change of a group order ended; any other refusal and no answer are "failed". */
export type GroupOutcome = "done" | "failed" | "closed" | "removed" | "too-many-people" | "too-many-dishes" | "expired";
