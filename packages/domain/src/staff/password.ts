const fewestCharacters = 5;

/** Whether a password is among the first guesses: a few characters repeated, or a run such as 1234567890. */
export function isWeakPassword(password: string): boolean {
  const characters = [...password.normalize("NFKC").toLowerCase()];
  if (new Set(characters).size < fewestCharacters) return true;
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => stepOf(codes[index] ?? 0, code)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) === 1;
}

/** On a keyboard 0 comes after 9. */
function stepOf(before: number, after: number): number {
  const [zero, nine] = [48, 57];
  if (before === nine && after === zero) return 1;
  return before === zero && after === nine ? -1 : after - before;
}
