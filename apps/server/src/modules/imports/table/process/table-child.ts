import { readTable } from "../read-table.ts";
import { UnreadableTable } from "../table.ts";
import { memoryExit, type TableMessage } from "./table-message.ts";

/**
 * The child process that reads one table file (decision 100): a hostile file can neither exhaust the server's memory
 * nor block its event loop. It exits above its memory limit, and when its parent is gone.
 */

const maxMemory = Number(process.argv[2]);
/** Rows of a message: few, so that each message occupies the server only briefly. */
const rowsAtOnce = 250;

process.on("disconnect", () => process.exit());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.on("message", (bytes: Uint8Array) => void answer(bytes));

async function answer(bytes: Uint8Array): Promise<void> {
  try {
    const { rows, ...table } = await readTable(bytes);
    if (process.memoryUsage.rss() > maxMemory) process.exit(memoryExit);
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await send({ kind: "rows", rows: rows.slice(from, from + rowsAtOnce) });
    await send({ kind: "end", table });
  } catch (error) {
    const isKnown = error instanceof UnreadableTable;
    await send({ kind: "fault", fault: isKnown ? error.fault : "broken", row: isKnown ? error.row : null });
  }
}

/** Resolves when the server has received the message. */
function send(message: TableMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error === null ? resolve() : reject(error)));
  });
}
