import { useEffect, useState } from "react";
import type { OutsideFile } from "../../model/outside/outside.ts";
import { useLocation } from "../../routing/hooks.ts";
import { isCarePage } from "./care-page.ts";
import { loadScript } from "./load-script.ts";

/**
 * The chat of customer care, only on its information page (APP-7). A widget adds elements to the body and
 * ignores the router, so they are hidden on every other page.
 */
export function useChatWidget(files: readonly OutsideFile[], isAllowed: boolean): void {
  const isHere = isCarePage(useLocation().pathname);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isAllowed && isHere && files.length > 0) setLoaded(true);
  }, [files, isAllowed, isHere]);
  useEffect(() => {
    if (!isLoaded) return;
    // Before the scripts are requested, because a busy page may run them before its next task.
    const stop = followAdded(isHere);
    if (isHere) for (const file of files) loadScript(file).catch(() => undefined);
    return stop;
  }, [files, isLoaded, isHere]);
}

const mark = "data-chat";
const ofTranslator = /\b(?:skiptranslate|goog-te|google_translate)/;

/**
 * Shows or hides elements that the widget has added or adds later to the body. Its script may run after the
 * visitor has left the page. Returns a function that stops it.
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
