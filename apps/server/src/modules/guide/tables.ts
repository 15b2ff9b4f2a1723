import type { BranchId, GuideStep } from "@skatert/domain";

export interface GuideTables {
  /** One row per step that was typed; emptied when the shop opens. */
  guide_steps: {
    step: GuideStep;
    /** Grows with every change; 0 means no row. */
    version: number;
    /** JSON in the contract's schema of the step. */
    content: string;
    at: number;
  };
  /** At most one row: the guide has opened the shop. */
  guide_opening: {
    id: 1;
    branch_id: BranchId;
    at: number;
  };
}
