import { useCallback, useState } from "react";
import { remember } from "../device/remember.ts";

const storageKey = "office-branch";

/** The branch chosen on this device, kept over reloads. */
export function useChosenBranch(): { readonly chosen: number | null; readonly choose: (id: number) => void } {
  const [chosen, setChosen] = useState(stored);
  const choose = useCallback((id: number) => {
    remember(storageKey, String(id));
    setChosen(id);
  }, []);
  return { chosen, choose };
}

/** Clears an earlier choice when the device is enrolled, so that the device's branch applies. */
export function forgetChosenBranch(): void {
  localStorage.removeItem(storageKey);
}

function stored(): number | null {
  const id = Number(localStorage.getItem(storageKey) ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
}
