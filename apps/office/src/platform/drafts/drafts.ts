const prefix = "office-draft:";

/** What was typed into a form and not sent yet; null: nothing. Kept by the tab, so that it survives a reload. */
export function readDraft(key: string): Readonly<Record<string, unknown>> | null {
  const text = sessionStorage.getItem(prefix + key);
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === "object" && draft !== null && !Array.isArray(draft) ? { ...draft } : null;
  } catch {
    return null;
  }
}

/** A full storage keeps no draft: the form itself goes on. */
export function writeDraft(key: string, values: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(values));
  } catch {
    forgetDraft(key);
  }
}

export function forgetDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}
