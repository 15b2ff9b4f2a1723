const storageKey = "office-phone";

/** For whom this browser was subscribed to calls: nobody else who signs in here gets them unasked. */
export const phoneMark = {
  read(): number | null {
    const id = localStorage.getItem(storageKey);
    return id === null ? null : Number(id);
  },
  write: (staffId: number): void => localStorage.setItem(storageKey, String(staffId)),
  forget: (): void => localStorage.removeItem(storageKey),
};
