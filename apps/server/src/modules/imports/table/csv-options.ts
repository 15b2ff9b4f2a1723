/** A file that was pasted together may contain several. */
const lineEnds = ["\r\n", "\n", "\r"];

/** How csv-parse reads a file with a separator. */
export function csvOptions(delimiter: string) {
  return {
    delimiter,
    record_delimiter: lineEnds,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1_000_000,
  };
}
