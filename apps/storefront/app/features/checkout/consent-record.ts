import type { UseFormReturn } from "react-hook-form";
import { useCheckout } from "../../model/checkout/checkout-store.ts";
import type { CheckoutValues } from "./checkout-problems.ts";

type Form = Pick<UseFormReturn<CheckoutValues>, "getValues" | "setValue" | "subscribe">;

/** Addresses of the documents that the form shows. */
interface Shown {
  current: readonly string[];
}

/** Stores each change of the form (ENT-7), and a consent with the documents it was given to. */
export function recordForm({ subscribe }: Form, shown: Shown): () => void {
  return subscribe({
    formState: { values: true },
    callback: ({ values: { consent, ...draft } }) => {
      const { edit, accept } = useCheckout.getState();
      edit({ ...draft, paymentMethod: draft.paymentMethod || null });
      accept(consent ? shown.current : null);
    },
  });
}

/** Fills empty fields with what signing in brings, also while the form is open. */
export function takeKnown({ getValues, setValue }: Form): () => void {
  return useCheckout.subscribe(({ draft }) => {
    for (const name of ["name", "phone", "email"] as const)
      if (getValues(name) === "" && draft[name] !== "") setValue(name, draft[name]);
  });
}

/** Other documents need another consent (decision 044). The fault opens the folded row. */
export function showDocuments({ getValues, setValue }: Form, shown: Shown, documents: readonly string[]): void {
  if (String(documents) === String(shown.current)) return;
  if (getValues("consent")) setValue("consent", false, { shouldValidate: true });
  shown.current = documents;
}
