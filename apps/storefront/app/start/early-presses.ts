/** The page has been taken over and has what the visitor's browser keeps. */
export const pageReady = "shop:ready";
/** Marks what has been pressed and waits for the page's script; `base.css` shows it at once. */
export const waitingMark = "waiting";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what the visitor does before the page's script is ready, shows that it was heard, and does it again when the
 * page is ready: presses of buttons, and what fields were set to. Links and forms work without a script.
 *
 * Runs before the first paint. `onPress` is called at the first press.
 */
export function keepEarlyPresses(page: Document, onPress: () => void): void {
  const pressed = new Set<HTMLButtonElement>();
  const filled = new Map<Field, string | boolean>();
  const press = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[type="button"]');
    if (!button || button.disabled) return;
    // A page that is being taken over would answer without what the browser keeps: no place, no cart.
    event.stopPropagation();
    // Further presses of a button that waits count as one: they are those of an impatient finger.
    pressed.add(button);
    mark(button);
    onPress();
  };
  const fill = (event: Event) => {
    const field = event.target;
    if (!isField(field)) return;
    event.stopPropagation();
    filled.set(field, isSwitch(field) ? field.checked : field.value);
    if (field instanceof HTMLSelectElement) mark(field);
    onPress();
  };
  const events = { click: press, input: fill, change: fill };
  for (const [name, keep] of Object.entries(events)) page.addEventListener(name, keep, { capture: true });
  page.addEventListener(
    pageReady,
    () => {
      for (const [name, keep] of Object.entries(events)) page.removeEventListener(name, keep, { capture: true });
      for (const [field, value] of filled) refill(field, value);
      for (const button of pressed) {
        unmark(button);
        present(page, button)?.click();
      }
    },
    { once: true },
  );
}

function mark(element: HTMLElement): void {
  for (const each of [element, element.ownerDocument.documentElement]) each.dataset[waitingMark] = "";
}

function unmark(element: HTMLElement): void {
  for (const each of [element, element.ownerDocument.documentElement]) delete each.dataset[waitingMark];
}

/** The button itself, or the one that took its place. */
function present(page: Document, button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  return [...page.querySelectorAll<HTMLButtonElement>('button[type="button"]')].find(
    ({ ariaLabel, textContent }) => ariaLabel === button.ariaLabel && textContent === button.textContent,
  );
}

/** Sets the field again, as by hand: React reacts to a value that differs from the one it found or set itself. */
function refill(field: Field, value: string | boolean): void {
  unmark(field);
  if (!field.isConnected) return;
  const name = typeof value === "string" ? "value" : "checked";
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set;
  // React follows what is assigned to the element; the prototype's setter goes unseen.
  Object.assign(field, { [name]: typeof value === "string" ? "" : !value });
  set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? "change" : isSwitch(field) ? "click" : "input";
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function isSwitch(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}
