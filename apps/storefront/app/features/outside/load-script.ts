import type { OutsideFile } from "../../model/outside/outside.ts";

const asked = new Map<string, Promise<void>>();

/**
 * Loads a script once per page, in the order of the calls. Rejects if loading fails; the next call tries
 * again.
 */
export function loadScript({ src, attributes }: OutsideFile): Promise<void> {
  const known = asked.get(src);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = src;
    // Related snippets depend on their order.
    script.async = false;
    script.onload = () => resolve();
    script.onerror = () => {
      asked.delete(src);
      script.remove();
      reject(new Error(`a script failed to load: ${src}`));
    };
    document.head.append(script);
  });
  asked.set(src, loading);
  return loading;
}
