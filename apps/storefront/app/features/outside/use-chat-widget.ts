import { useEffect, useState } from "react";
import type { OutsideFile } from "../../model/outside/outside.ts";
import { useLocation } from "../../routing/hooks.ts";
import { isCarePage } from "./care-page.ts";
import { loadScript } from "./load-script.ts";

/**
 * The chat of customer care, on its information page alone (APP-7). A widget hangs its own elements on the body and
 * knows nothing of our pages, so what it added is hidden on every other.
 */
export function useChatWidget(files: readonly OutsideFile[], isAllowed: boolean): void {
  const isHere = isCarePage(useLocation().pathname);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isAllowed && isHere && files.length > 0) setLoaded(true);
  }, [files, isAllowed, isHere]);
  useEffect(() => {
    if (!isLoaded) return;
    // Before the scripts are asked for: a busy page may run them before its next turn.
    const stop = followAdded(isHere);
    if (isHere) for (const file of files) loadScript(file).catch(() => undefined);
    return stop;
  }, [files, isLoaded, isHere]);
}

const mark = "data-chat";
const ofTranslator = /\b(?:skiptranslate|goog-te|google_translate)/;

/**
 * Shows or hides what the widget has added to the body, and what comes from now on: its script may run when the visitor
 * has already gone on to another page. Returns how to stop.
 */
function followAdded(isHere: boolean): () => void {
  for (const element of document.querySelectorAll<HTMLElement>(`body > [${mark}]`)) element.hidden = !isHere;
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement) || ofTranslator.test(`${node.id} ${node.className}`)) continue;
      node.setAttribute(mark, "");
      if (!isHere) node.hidden = true;
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
