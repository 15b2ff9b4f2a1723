import type { WireImport } from "@skatert/contract";
import { useEffect, useRef } from "react";
import { refreshShopData } from "../../model/entities/entity-calls.ts";

/** Reloads the menu once the shown import has been applied. */
export function useFreshShop(state: WireImport["state"] | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === "applying" && state === "applied") void refreshShopData();
    before.current = state;
  }, [state]);
}
