import { remember } from "../device/remember.ts";

const storageKey = "office-phone";

/** The person who subscribed this browser. Other people who sign in here must not receive messages unasked. */
export const phoneMark = {
  read(): number | null {
    const id = localStorage.getItem(storageKey);
    return id === null ? null : Number(id);
  },
  write: (staffId: number): void => remember(storageKey, String(staffId)),
  forget: (): void => localStorage.removeItem(storageKey),
};
