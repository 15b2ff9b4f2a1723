import { useEffect } from "react";
import { startKeepingFocus } from "../../ui/focus/keep-focus.ts";
import { startRoving } from "../../ui/focus/roving.ts";
import { usePageFocus } from "./use-page-focus.ts";

/** Arrow keys in composite widgets, and recovery of a lost focus. Without it their controls are tab stops each. */
export function useKeyboard(): void {
  usePageFocus();
  useEffect(() => startKeepingFocus(document), []);
  useEffect(() => startRoving(document), []);
}
