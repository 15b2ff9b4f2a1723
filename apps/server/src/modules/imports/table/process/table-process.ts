import type { ChildProcess } from "node:child_process";
import { TABLE_LIMITS, type Table, type TableRow, UnreadableTable } from "../table.ts";
import { endReading, startReading } from "./reading-child.ts";
import type { TableMessage } from "./table-message.ts";
import { inTurns, NoTurn } from "./turns.ts";

export interface TableProcessOptions {
  /** Memory of JavaScript above which reading is aborted, megabytes. */
  readonly maxMegabytes?: number;
  /** Time after which reading is aborted, milliseconds. */
  readonly maxMs?: number;
}

/** Reads a table file; throws `UnreadableTable` with the reason. */
export type ReadTable = (bytes: Uint8Array) => Promise<Table>;

const usual = { maxMegabytes: 320, maxMs: 20_000 };
/** Each child may need 640 MB and a core. */
const turns = { atOnce: 2, waiting: 8 };

/**
 * Reads tables in a child process, a new one for each file, that inherits no environment variables of the server. Of
 * many files at once some wait, and further ones are refused as `busy`.
 */
export function tableReader(options: TableProcessOptions = {}): ReadTable {
  const limits = { ...usual, ...options };
  const turn = inTurns(turns);
  const read = async (bytes: Uint8Array) => {
    if (bytes.length === 0) throw new UnreadableTable("empty");
    if (bytes.length > TABLE_LIMITS.bytes) throw new UnreadableTable("too-large");
    return turn(() => readInChild(bytes, limits));
  };
  return async (bytes) => {
    try {
      return await read(bytes);
    } catch (error) {
      throw error instanceof NoTurn ? new UnreadableTable("busy") : error;
    }
  };
}

async function readInChild(bytes: Uint8Array, { maxMegabytes, maxMs }: Required<TableProcessOptions>): Promise<Table> {
  const maxMemory = String(2 * maxMegabytes * 1024 * 1024);
  const child = startReading("table-child", import.meta.url, { maxMegabytes, args: [maxMemory] });
  try {
    return await answerOf(child, bytes, maxMs);
  } finally {
    endReading(child);
  }
}

function answerOf(child: ChildProcess, bytes: Uint8Array, maxMs: number): Promise<Table> {
  return new Promise((resolve, reject) => {
    const rows: TableRow[] = [];
    const timer = setTimeout(() => reject(new UnreadableTable("too-slow")), maxMs);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      then();
    };
    child.on("message", (message: TableMessage) => {
      if (message.kind === "rows") rows.push(...message.rows);
      else if (message.kind === "end") settle(() => resolve({ ...message.table, rows }));
      else settle(() => reject(new UnreadableTable(message.fault, message.row)));
    });
    child.once("error", (error) => settle(() => reject(error)));
    // V8 ends a process without memory by a signal.
    child.once("exit", () => settle(() => reject(new UnreadableTable("too-much-memory"))));
    child.send(bytes, (error) => {
      if (error) settle(() => reject(error));
    });
  });
}
