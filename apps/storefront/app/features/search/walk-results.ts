import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys move from the field through the results and back. Escape returns to the field. Enter follows the
 * link.
 */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-dish]")];
  const field = event.currentTarget.querySelector("input");
  const current = document.activeElement;
  const at = current instanceof HTMLElement ? links.indexOf(current) : -1;
  const step = steps[event.key];
  if (event.key === "Escape" && at >= 0) field?.focus();
  else if (step === undefined || (at < 0 && current !== field)) return;
  else if (at === 0 && step < 0) field?.focus();
  else (at < 0 && step < 0 ? null : links[at + step])?.focus();
  event.preventDefault();
}
