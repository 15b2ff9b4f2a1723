import type { OutsideFile } from "../../model/outside/outside.ts";

const asked = new Map<string, Promise<void>>();

/** Loads a script once a page, in the order asked. Rejects when it does not come; the next question tries again. */
export function loadScript({ src, attributes }: OutsideFile): Promise<void> {
  const known = asked.get(src);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.src = src;
    // Snippets that belong together count on their order.
    script.async = false;
    script.onload = () => resolve();
    script.onerror = () => {
      asked.delete(src);
      script.remove();
      reject(new Error(`a script does not come: ${src}`));
    };
    document.head.append(script);
  });
  asked.set(src, loading);
  return loading;
}
