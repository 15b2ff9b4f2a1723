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

function stored(): number | null {
  const id = Number(localStorage.getItem(storageKey) ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
}
