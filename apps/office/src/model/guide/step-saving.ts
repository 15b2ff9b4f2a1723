import type { WireGuide, WireGuideContents } from "@skatert/contract";
import type { GuideStep } from "@skatert/domain";
import type { OfficeError, OfficeResult } from "../../platform/api/office-error.ts";

type Stored = Pick<WireGuide, "contents" | "versions">;

/** A step's values with the version that they change. */
export interface StepChange<Step extends GuideStep> {
  readonly step: Step;
  readonly version: number;
  readonly content: WireGuideContents[Step];
}

interface GuideServer {
  save<Step extends GuideStep>(change: StepChange<Step>): Promise<OfficeResult<Stored>>;
  read(): Promise<Stored>;
}

/** `changed`: another device was first; its values replace those of this tab. */
type StepOutcome<Step extends GuideStep> =
  | { readonly kind: "saved" }
  | { readonly kind: "changed"; readonly content: WireGuideContents[Step] }
  | { readonly kind: "failed"; readonly error: OfficeError };

/**
 * Saves the steps of this tab one after another. Each is based on the version that the tab has shown or saved itself.
 * That of the cached guide would not do: it is refetched, and then includes changes that the tab has never shown.
 */
export function createStepSaving(server: GuideServer) {
  const shown = new Map<GuideStep, number>();
  let running: Promise<unknown> = Promise.resolve();

  async function send<Step extends GuideStep>(
    step: Step,
    content: WireGuideContents[Step],
  ): Promise<StepOutcome<Step>> {
    const result = await server.save({ step, version: shown.get(step) ?? 0, content });
    if (result.ok) {
      shown.set(step, result.value.versions[step]);
      return { kind: "saved" };
    }
    if (result.error.code !== "entity_changed") return { kind: "failed", error: result.error };
    const { contents, versions } = await server.read();
    shown.set(step, versions[step]);
    return { kind: "changed", content: contents[step] };
  }

  return {
    versionOf: (step: GuideStep) => shown.get(step) ?? 0,
    /** The form shows the values of this version. */
    show: (step: GuideStep, version: number) => void shown.set(step, version),
    /** The form shows values that were kept before a reload. Without one, a save of them may still be running. */
    showKept: (step: GuideStep, version: number) => void (shown.has(step) || shown.set(step, version)),
    save<Step extends GuideStep>(step: Step, content: () => WireGuideContents[Step] | null) {
      const sent = running.then(async () => {
        const values = content();
        return values === null ? null : send(step, values);
      });
      running = sent.catch(() => undefined);
      return sent;
    },
  };
}
