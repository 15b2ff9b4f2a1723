import { useLocation, useNavigate } from "../../../routing/hooks.ts";

/**
 * Closes a sheet: back to the list from which it was opened. If the sheet was opened by its address, to the
 * page below it. Back does the same (MODAL-2, MODAL-3).
 */
export function useCloseSheet(returnTo: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const openedHere = typeof state === "object" && state !== null && "openedHere" in state;
  return () => {
    if (openedHere) navigate(-1);
    else navigate(returnTo, { replace: true, preventScrollReset: true });
  };
}
