import type { WireGuide } from "@skatert/contract";
import type { GuideFault, GuideStep } from "@skatert/domain";
import type { StepForm } from "../use-step.ts";

export interface StepProps<Step extends GuideStep> {
  readonly form: StepForm<Step>;
  readonly guide: WireGuide;
  /** Empty until the owner wants to go on. */
  readonly faults: readonly GuideFault[];
}
