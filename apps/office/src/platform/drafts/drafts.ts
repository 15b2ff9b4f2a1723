const prefix = "office-draft:";
const ownerKey = "office-drafts-of";

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

/**
 * Says whose drafts the tab holds: those of another person are forgotten. The same person finds theirs after an expired
 * session (OFFICE-5).
 */
export function claimDrafts(staffId: number): void {
  const owner = sessionStorage.getItem(ownerKey);
  if (owner !== null && owner !== String(staffId)) forgetDrafts();
  try {
    sessionStorage.setItem(ownerKey, String(staffId));
  } catch {
    // A full storage may hold drafts of nobody known.
    forgetDrafts();
  }
}

/** The person leaves: the next one at this device reads nothing that they typed. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  sessionStorage.removeItem(ownerKey);
}
