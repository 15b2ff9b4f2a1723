const focusable = "input, textarea, select, button, a[href], [contenteditable=true], [tabindex]";

/**
 * Moves the focus to the field with this `data-field`. If there is none, moves it to the first invalid field. Unfolds
 * the field's section first.
 */
export function goToField(form: ParentNode, name: string): void {
  const place = form.querySelector(`[data-field="${CSS.escape(name)}"]`) ?? form;
  const wrong = place.querySelector("[aria-invalid=true]");
  const target = (wrong === null ? null : (firstIn(wrong) ?? wrong)) ?? (place === form ? null : ownOrFirstIn(place));
  if (!(target instanceof HTMLElement)) return;
  for (let fold = target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  target.focus();
}

function ownOrFirstIn(place: ParentNode): Element | null {
  return place instanceof Element && place.matches(focusable) ? place : firstIn(place);
}

/** The first focusable element inside an element. */
function firstIn(place: ParentNode): HTMLElement | null {
  const found = [...place.querySelectorAll<HTMLElement>(focusable)];
  return found.find((each) => each.tabIndex >= 0 && each.closest("[aria-hidden=true], [hidden]") === null) ?? null;
}
