const lifetimeMs = 10_000;
const regionName = "voice";

/**
 * Announces a text to screen readers after their present sentence (WCAG 4.1.3). The region is in the topmost
 * dialog, because text outside is not announced.
 */
export function speak(text: string): void {
  const host = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? document.body;
  const line = document.createElement("p");
  regionIn(host).append(line);
  // Screen readers may ignore a text that is inserted together with its element.
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
