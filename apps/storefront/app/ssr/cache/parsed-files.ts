/** What was read from files, by their validators. Rejects as `parse` does, and then tries again when asked again. */
export type ParsedFiles<Value> = (etag: string, revision: string, parse: () => Promise<Value>) => Promise<Value>;

/** A file that several of a revision ask for is parsed once. None outlives its revision here: what is derived hangs on it. */
export function createParsedFiles<Value>(): ParsedFiles<Value> {
  let present = { revision: "", files: new Map<string, Promise<Value>>() };
  return (etag, revision, parse) => {
    if (present.revision !== revision) present = { revision, files: new Map() };
    const { files } = present;
    const file = files.get(etag) ?? parse();
    files.set(etag, file);
    file.catch(() => files.delete(etag));
    return file;
  };
}
