const lifetimeMs = 10_000;
const regionName = "voice";

/**
 * Has a screen reader say a text once it has finished its sentence (WCAG 4.1.3). The region is part of the topmost
 * dialog: what is outside of it is not spoken.
 */
export function speak(text: string): void {
  const host = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? document.body;
  const line = document.createElement("p");
  regionIn(host).append(line);
  // A text that comes with its element is not always taken for new.
  requestAnimationFrame(() => {
    line.textContent = text;
  });
  setTimeout(() => line.remove(), lifetimeMs);
}

function regionIn(host: HTMLElement): HTMLElement {
  const found = [...host.children].find(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset["region"] === regionName,
  );
  if (found) return found;
  const region = document.createElement("div");
  region.className = "visually-hidden";
  region.setAttribute("role", "status");
  region.setAttribute("aria-atomic", "false");
  region.dataset["region"] = regionName;
  host.append(region);
  return region;
}
