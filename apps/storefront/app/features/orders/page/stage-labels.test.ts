import { LANGUAGES } from "@skatert/contract";
import { stageSteps } from "@skatert/domain";
import { expect, it } from "vitest";
import { readMessages } from "../../../i18n/messages/read-messages.ts";

it("ENT-6 every stage has a distinct label in every language (decision 039)", () => {
  const stages = [...stageSteps("delivery", true), "cancelled"].sort();
  for (const language of LANGUAGES) {
    const labels = Object.entries(readMessages(language)).filter(([key]) => key.startsWith("orders.stage."));
    expect(labels.map(([key]) => key.slice("orders.stage.".length)).sort()).toEqual(stages);
    expect(new Set(labels.map(([, label]) => label)).size).toBe(stages.length);
  }
});
