import { GuideContentsSchema, type WireGuide, type WireGuideContents } from "@skatert/contract";
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
  const unanswered = new Map<GuideStep, readonly string[]>();
  let running: Promise<unknown> = Promise.resolve();

  async function send<Step extends GuideStep>(
    step: Step,
    content: WireGuideContents[Step],
  ): Promise<StepOutcome<Step>> {
    const result = await server.save({ step, version: shown.get(step) ?? 0, content });
    const lost = unanswered.get(step) ?? [];
    if (result.ok) {
      unanswered.delete(step);
      shown.set(step, result.value.versions[step]);
      return { kind: "saved" };
    }
    if (result.error.code !== "entity_changed") {
      if (mayBeSaved(result.error)) unanswered.set(step, [...lost, wireText(step, content)]);
      return { kind: "failed", error: result.error };
    }
    const { contents, versions } = await server.read();
    unanswered.delete(step);
    shown.set(step, versions[step]);
    // The newer version is this tab's own, saved by a call whose answer was lost.
    if (lost.includes(wireText(step, contents[step]))) return send(step, content);
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

/** Whether the server may have saved the values although the call failed. */
function mayBeSaved({ status }: OfficeError): boolean {
  return status === null || status >= 500;
}

/** The values as the server stores them. */
function wireText(step: GuideStep, content: unknown): string {
  return JSON.stringify(GuideContentsSchema.shape[step].parse(content));
}
