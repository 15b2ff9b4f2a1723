import { useEffect, useRef, useState } from "react";
import { goToField } from "./go-to-field.ts";

interface Parts {
  /** Whether the part with the field is open. */
  readonly isShown: (field: string) => boolean;
  /** Opens that part. The address may show it only later. */
  readonly show: (field: string) => void;
}

const whole: Parts = { isShown: () => true, show: () => undefined };

/** Moves the focus to a field of a form. Without `parts` the form shows all its fields at once. */
export function useGoingTo({ isShown, show }: Parts = whole) {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const isReady = wanted !== null && isShown(wanted);
  useEffect(() => {
    if (!isReady || form.current === null) return;
    goToField(form.current, wanted);
    setWanted(null);
  }, [isReady, wanted]);
  return {
    form,
    goTo(field: string) {
      show(field);
      setWanted(field);
    },
  };
}
