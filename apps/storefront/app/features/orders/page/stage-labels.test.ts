import { stageSteps } from "@skatert/domain";
import { expect, it } from "vitest";
import { messagesByLanguage } from "../../../i18n/messages/by-language.ts";

it("ENT-6 every stage has a distinct label in every language (decision 039)", () => {
  const stages = [...stageSteps("delivery", true), "cancelled"].sort();
  for (const messages of Object.values(messagesByLanguage)) {
    const labels = Object.entries(messages).filter(([key]) => key.startsWith("orders.stage."));
    expect(labels.map(([key]) => key.slice("orders.stage.".length)).sort()).toEqual(stages);
    expect(new Set(labels.map(([, label]) => label)).size).toBe(stages.length);
  }
});
