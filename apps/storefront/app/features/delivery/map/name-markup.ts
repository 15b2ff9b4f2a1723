/**
 * Names of zones, streets and branches for a map's library. Leaflet and Yandex Maps insert a string as HTML, and names
 * are from the shop's settings, so they are inserted as text.
 */
export function nameElement(name: string): HTMLElement {
  const holder = document.createElement("span");
  holder.textContent = name;
  return holder;
}

/** The same for a library that takes strings alone. */
export function nameHtml(name: string): string {
  return name.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
