import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserStorage, keepShape, storedRecord } from "../../platform/storage/stored.ts";

/** The shopper's answer about outside services. Null: not asked yet. */
export type ConsentAnswer = "yes" | "no" | null;

interface ConsentState {
  readonly answer: ConsentAnswer;
  /** The shopper is changing the answer. */
  readonly isAsked: boolean;
  readonly give: (answer: "yes" | "no") => void;
  readonly ask: () => void;
  readonly forget: () => void;
}

/** Consent to outside services (EXT-3), kept between visits (ENT-7). */
export const useConsent = create<ConsentState>()(
  persist(
    (set) => ({
      answer: null,
      isAsked: false,
      give: (answer) => set({ answer, isAsked: false }),
      ask: () => set({ isAsked: true }),
      forget: () => set({ answer: null, isAsked: false }),
    }),
    {
      name: "skatert-consent",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ answer }): unknown => ({ answer }),
      migrate: keepShape,
      merge: (persisted, state) => ({ ...state, answer: readAnswer(storedRecord(persisted)["answer"]) }),
    },
  ),
);

function readAnswer(value: unknown): ConsentAnswer {
  return value === "yes" || value === "no" ? value : null;
}
