import type { LineRequest } from "@skatert/domain";
import { sheetUrl } from "../../../model/page/sheet-links.ts";
import { useLocation, useNavigate } from "../../../routing/hooks.ts";

/** Opens the next dish of a repeated order that lacks a required choice. False: there is none (MENU-20). */
export function useNextAsked(asks: readonly LineRequest[] = []): () => boolean {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    const [, next, ...rest] = asks;
    if (next === undefined) return false;
    const state = { ...Object(location.state), asks: [next, ...rest] };
    navigate(sheetUrl(location, next.productId), { replace: true, preventScrollReset: true, state });
    return true;
  };
}
