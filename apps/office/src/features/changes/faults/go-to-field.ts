const focusable = "input, textarea, select, button, a[href], [contenteditable=true], [tabindex]";

/**
 * Moves the focus to the field with a name, which `data-field` carries; without such a field, to the first one that is
 * marked as wrong. A field in a folded part is unfolded first.
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

/** The first element of a place that the keyboard reaches. */
function firstIn(place: ParentNode): HTMLElement | null {
  const found = [...place.querySelectorAll<HTMLElement>(focusable)];
  return found.find((each) => each.tabIndex >= 0 && each.closest("[aria-hidden=true], [hidden]") === null) ?? null;
}
