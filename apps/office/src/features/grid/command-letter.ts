interface PressedKey {
  readonly key: string;
  readonly code: string;
}

/**
 * The letter of a command such as Ctrl+Z, in lower case: the one on the key in a Latin layout, because German and
 * French keyboards have other places for Z and A; elsewhere that of the key's place, because Ctrl+Z is Ctrl+Я on a
 * Russian keyboard. "": no letter.
 */
export function commandLetter({ key, code }: PressedKey): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? "";
}
