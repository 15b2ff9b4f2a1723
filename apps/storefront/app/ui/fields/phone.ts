const localLength = 10;
const shortestForeign = 8;
const longestForeign = 15;
/** Further digits are ignored. Longer than any number: digits too many make it invalid and are not cut off. */
const longestTyped = 20;

/**
 * A phone number while it is typed, with its blanks: "8 912…", "912…" and "+7 912…" become "+7 912
 * 345-67-89". Another country's number, after "+" or "00", keeps its digits. `previous` is the earlier text:
 * deleting over "+7" empties the field, and another country's number keeps its plus.
 */
export function maskPhone(text: string, previous = ""): string {
  const digits = digitsOf(text);
  if (hasPlus(text) || isRestOf(previous, text)) {
    const number = text.includes("+") ? digits : digits.replace(/^00/, "");
    if (!number.startsWith("7")) return `+${number}`;
  }
  // The begin of "00", or of a number that cannot be called from here.
  if (/^0/.test(digits) && !hasPlus(text)) return digits;
  const local = localDigits(digits.replace(/^00/, ""));
  if (local === "") return digits === "" || text.length < previous.length ? "" : "+7 ";
  const parts = [local.slice(0, 3), local.slice(3, 6), local.slice(6, 8), local.slice(8)].filter((part) => part !== "");
  const [code, ...rest] = parts;
  return `+7 ${[code, rest.join("-")].filter((part) => part !== "").join(" ")}`;
}

export interface TypedPhone {
  readonly text: string;
  /** Position of the caret. Null: at the end. */
  readonly caret: number | null;
}

/** The field after an edit that left `text` with the caret at `caret`. The caret stays after its digit. */
export function typedPhone(previous: string, text: string, caret: number): TypedPhone {
  const masked = maskPhone(text, previous);
  if (caret >= text.length) return { text: masked, caret: null };
  return { text: masked, caret: positionAfter(masked, digitsOf(text.slice(0, caret)).length) };
}

/** The position after a number of digits, behind the plus in any case. */
export function positionAfter(text: string, digits: number): number {
  let seen = 0;
  for (const [index, letter] of [...text].entries()) {
    if (seen === digits && letter !== "+") return index;
    if (/\d/.test(letter)) seen += 1;
  }
  return text.length;
}

/** The number in E.164, or null while it is invalid (VALID-1). The server decides. */
export function readPhone(text: string): string | null {
  const written = maskPhone(text);
  const digits = digitsOf(written);
  if (written.startsWith("+7"))
    return digits.length === localLength + 1 && /^7[3-9]/.test(digits) ? `+${digits}` : null;
  const isWhole = digits.length >= shortestForeign && digits.length <= longestForeign;
  return written.startsWith("+") && isWhole ? `+${digits}` : null;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, longestTyped);
}

/** Whether the country's code is written: after "+" or "00". */
function hasPlus(text: string): boolean {
  return /^\D*(?:\+|0\D*0)/.test(text);
}

/** Whether the text is another country's number that lost its plus, perhaps with the first digits. */
function isRestOf(previous: string, text: string): boolean {
  const digits = digitsOf(text);
  return /^\+[^7]/.test(previous) && digits.length > 1 && previous.endsWith(digits);
}

/** The digits after the country code. */
function localDigits(digits: string): string {
  return /^[78]/.test(digits) ? digits.slice(1) : digits;
}
