/**
 * Maximum number of cached statements and maximum length of one: several times what the program's own statements need.
 */
export const statementLimits = { count: 500, textLength: 4_000 } as const;

/**
 * Caches prepared statements by their text and evicts the least recently used. Long texts are never cached, because a
 * statement of 20,000 parameters takes megabytes.
 */
export function statementCache<Statement>(
  prepare: (text: string) => Statement,
  { count, textLength }: { readonly count: number; readonly textLength: number } = statementLimits,
): (text: string) => Statement {
  const cached = new Map<string, Statement>();
  return (text) => {
    if (text.length > textLength) return prepare(text);
    const statement = cached.get(text) ?? prepare(text);
    cached.delete(text);
    cached.set(text, statement);
    if (cached.size > count) {
      const [oldest] = cached.keys();
      if (oldest !== undefined) cached.delete(oldest);
    }
    return statement;
  };
}
