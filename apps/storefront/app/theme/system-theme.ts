/** Class of the root while the visitor has chosen no theme: the style sheet follows the system's. */
export const followsSystem = "data-system-theme";

/** Turns the system's choice into the page's theme, which the switches then change (APP-4). */
export function settleTheme({ documentElement: root }: Document): void {
  if (root.hasAttribute(followsSystem) && matchMedia("(prefers-color-scheme:dark)").matches)
    root.dataset["theme"] = "dark";
  root.removeAttribute(followsSystem);
}
