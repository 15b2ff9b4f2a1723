/** A bucket answers several calls together; a disk does not suffer. */
const parallel = 8;

/** Works on entries, some at a time. Throws the first failure. */
export async function atOnce<Entry>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<unknown>,
): Promise<void> {
  const open = entries.values();
  let isFailed = false;
  const run = async () => {
    for (const entry of open) {
      if (isFailed) return;
      await work(entry).catch((error: unknown) => {
        isFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: parallel }, run));
}
