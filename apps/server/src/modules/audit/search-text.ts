/** Text in the form of the log's search: in lower case, "ё" as "е", one space between words. */
export function searchText(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replace(/\s+/g, " ").trim();
}
