declare module "vitest" {
  interface TaskMeta {
    /** What the machine must have for the test. */
    needs?: string;
  }
}

/** Options of a test that some machines cannot run. The last lines of `npm test` name what is missing. */
export function needs(what: string, isThere: boolean) {
  return { skip: !isThere, meta: { needs: what } };
}
