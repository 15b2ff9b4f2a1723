const prefix = "office-draft:";
const ownerKey = "office-drafts-of";

/** Unsaved values of a form; null: none. The tab keeps them, so that they survive a reload. */
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

/** Stores a draft. If the storage is full, there is no draft, but the form still works. */
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

/**
 * Assigns the tab's drafts to a person and removes those of another person. The same person finds them again after an
 * expired session (OFFICE-5).
 */
export function claimDrafts(staffId: number): void {
  const owner = sessionStorage.getItem(ownerKey);
  if (owner !== null && owner !== String(staffId)) forgetDrafts();
  try {
    sessionStorage.setItem(ownerKey, String(staffId));
  } catch {
    // If the storage is full, the owner of the drafts is unknown.
    forgetDrafts();
  }
}

/** Removes all drafts when the person signs out, so that the next person cannot read them. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  sessionStorage.removeItem(ownerKey);
}
