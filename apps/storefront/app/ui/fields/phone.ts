const localLength = 10;
const shortestForeign = 8;
const longestForeign = 15;

/**
 * A phone number while it is typed, with its blanks: "8 912…", "912…" and "+7 912…" become "+7 912
 * 345-67-89". Another country's number keeps its digits after the plus. `previous` is the earlier text:
 * deleting over "+7" empties the field.
 */
export function maskPhone(text: string, previous = ""): string {
  if (isForeign(text)) return `+${digitsOf(text).slice(0, longestForeign)}`;
  const local = localDigits(text);
  if (local === "") return digitsOf(text) === "" || text.length < previous.length ? "" : "+7 ";
  const parts = [local.slice(0, 3), local.slice(3, 6), local.slice(6, 8), local.slice(8, 10)].filter(
    (part) => part !== "",
  );
  const [code, ...rest] = parts;
  return `+7 ${[code, rest.join("-")].filter((part) => part !== "").join(" ")}`;
}

/** The number in E.164, or null while it is invalid (VALID-1). The server decides. */
export function readPhone(text: string): string | null {
  if (isForeign(text)) {
    const digits = digitsOf(text);
    return digits.length >= shortestForeign && digits.length <= longestForeign ? `+${digits}` : null;
  }
  const local = localDigits(text);
  return local.length === localLength && /^[3-9]/.test(local) ? `+7${local}` : null;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function isForeign(text: string): boolean {
  return /^\s*\+\s*[^7\s\D]/.test(text);
}

/** The digits after the country code, at most ten. */
function localDigits(text: string): string {
  const digits = digitsOf(text);
  const hasCode = /^[78]/.test(digits);
  return (hasCode ? digits.slice(1) : digits).slice(0, localLength);
}
