/** Programs write names in different cases, and with or without the folder. */
export function bareName(name: string): string {
  return (name.split(/[\\/]/).at(-1) ?? "").trim().toLowerCase().normalize("NFC");
}
