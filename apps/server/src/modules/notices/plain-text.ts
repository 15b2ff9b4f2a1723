/**
 * One line without control characters and direction marks, at most `longest` UTF-16 units. Lone surrogates are
 * replaced, because Telegram refuses a message that contains one.
 */
export function plain(text: string, longest: number): string {
  const line = text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .trim();
  return (line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line).toWellFormed();
}
