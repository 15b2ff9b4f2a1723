import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserStorage, keepShape, storedRecord } from "../../platform/storage/stored.ts";
import { type CheckoutAttempt, readAttempt } from "./checkout-attempt.ts";
import { type CheckoutDraft, emptyDraft, readDraft } from "./checkout-draft.ts";

interface CheckoutState {
  readonly draft: CheckoutDraft;
  readonly attempt: CheckoutAttempt | null;
  /** Addresses of the documents accepted in the form of this visit; null: the consent is not given. Not stored. */
  readonly acceptedTo: readonly string[] | null;
  readonly accept: (documents: readonly string[] | null) => void;
  readonly edit: (fields: Partial<CheckoutDraft>) => void;
  readonly setAttempt: (attempt: CheckoutAttempt | null) => void;
  /** Resets the form after an order. Customer and consent stay for the next order. */
  readonly finish: (consentedTo: readonly string[]) => void;
}

/** The order form and the order attempt, across reloads (ENT-7, API-7). */
export const useCheckout = create<CheckoutState>()(
  persist(
    (set) => ({
      draft: emptyDraft,
      attempt: null,
      acceptedTo: null,
      accept: (acceptedTo) => set({ acceptedTo }),
      edit: (fields) => set(({ draft }) => ({ draft: { ...draft, ...fields } })),
      setAttempt: (attempt) => set({ attempt }),
      finish: (consentedTo) =>
        set(({ draft: { name, phone, email, paymentMethod } }) => ({
          draft: { ...emptyDraft, name, phone, email, paymentMethod, consentedTo },
          attempt: null,
          acceptedTo: null,
        })),
    }),
    {
      name: "skatert-checkout",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      // A tab with the script of an earlier version reads `body`.
      partialize: ({ draft, attempt }): unknown => ({
        draft,
        attempt: attempt && { ...attempt, body: attempt.bodies.at(-1) },
      }),
      migrate: keepShape,
      merge: (persisted, state) => {
        const stored = storedRecord(persisted);
        return { ...state, draft: readDraft(stored["draft"]), attempt: readAttempt(stored["attempt"]) };
      },
    },
  ),
);
