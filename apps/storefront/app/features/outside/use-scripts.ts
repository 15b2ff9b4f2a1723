import { useEffect } from "react";
import type { OutsideFile } from "../../model/outside/outside.ts";
import { loadScript } from "./load-script.ts";

/** The operator's metrics and tags, once they are allowed. Loading errors are ignored (EXT-3). */
export function useScripts(files: readonly OutsideFile[], isAllowed: boolean): void {
  useEffect(() => {
    if (!isAllowed) return;
    for (const file of files) loadScript(file).catch(() => undefined);
  }, [files, isAllowed]);
}
