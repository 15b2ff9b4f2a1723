import type { MouseEvent } from "react";

/**
 * For the button below an address field: pressing it must not blur the field. A hint that disappears with the
 * focus would move the button away from the pointer, and the press would be lost.
 */
export function keepFieldFocus(event: MouseEvent): void {
  event.preventDefault();
}
