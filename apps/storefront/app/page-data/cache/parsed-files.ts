/** Parsed files by their validators. Rejects like `parse`, and the next call retries. */
export type ParsedFiles<Value> = (etag: string, revision: string, parse: () => Promise<Value>) => Promise<Value>;

/**
 * A file used by several requests of a revision is parsed once. Nothing is cached beyond a revision, because
 * derived data are.
 */
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
