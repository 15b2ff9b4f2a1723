/** The page is hydrated, and the stores are read from storage. */
export const pageReady = "shop:ready";
/** Marks pressed elements that wait for the page's script. `base.css` shows the mark. */
export const waitingMark = "waiting";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records what the visitor does before hydration, shows that it was registered, and replays it afterwards:
 * presses of buttons, and values of fields. Links and forms work without a script.
 * Runs before the first paint. `onPress` is called at the first press.
 */
export function recordEarlyPresses(page: Document, onPress: () => void): void {
  const pressed = new Set<HTMLButtonElement>();
  const filled = new Map<Field, string | boolean>();
  const press = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[type="button"]');
    if (!button || button.disabled) return;
    // A page during hydration has not read the stores, so it would respond without place and cart.
    event.stopPropagation();
    // Several presses of a waiting button count as one.
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

/** The button itself, or its replacement. */
function present(page: Document, button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  return [...page.querySelectorAll<HTMLButtonElement>('button[type="button"]')].find(
    ({ ariaLabel, textContent }) => ariaLabel === button.ariaLabel && textContent === button.textContent,
  );
}

/**
 * Sets the field again like user input. React reacts to a value that differs from the last one it tracked.
 */
function refill(field: Field, value: string | boolean): void {
  unmark(field);
  if (!field.isConnected) return;
  const name = typeof value === "string" ? "value" : "checked";
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set;
  // React tracks assignments to the element. The prototype's setter bypasses this.
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
