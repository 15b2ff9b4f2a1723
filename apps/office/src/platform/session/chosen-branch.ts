import { useCallback, useState } from "react";

const storageKey = "office-branch";

/** The branch that this device shows, kept over reloads. */
export function useChosenBranch(): { readonly chosen: number | null; readonly choose: (id: number) => void } {
  const [chosen, setChosen] = useState(stored);
  const choose = useCallback((id: number) => {
    localStorage.setItem(storageKey, String(id));
    setChosen(id);
  }, []);
  return { chosen, choose };
}

/** The device was given to a branch: what somebody chose on it before is void. */
export function forgetChosenBranch(): void {
  localStorage.removeItem(storageKey);
}

function stored(): number | null {
  const id = Number(localStorage.getItem(storageKey) ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
}
