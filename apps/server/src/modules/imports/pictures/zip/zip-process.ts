import type { ChildProcess } from "node:child_process";
import { endReading, startReading } from "../../table/process/reading-child.ts";
import { inTurns, NoTurn } from "../../table/process/turns.ts";
import { type FileFault, UnreadableTable } from "../../table/table.ts";
import { type PackedPicture, ZIP_LIMITS } from "./read-zip.ts";

export type ZipRequest =
  | { readonly kind: "open"; readonly bytes: Uint8Array; readonly wanted: readonly string[] }
  | { readonly kind: "next" };

export type ZipAnswer =
  | { readonly kind: "picture"; readonly picture: PackedPicture }
  | { readonly kind: "end" }
  | { readonly kind: "fault"; readonly fault: FileFault };

/** For the start of the process, or for one picture of at most 10 MB on a busy machine. */
const maxMs = 30_000;
const maxMegabytes = 200;
const turn = inTurns({ atOnce: 1, waiting: 3 });

/**
 * Gives the wanted pictures of an archive to `take`, one at a time, from a child process that inherits no environment
 * variables of the server. Throws `UnreadableTable` for a zip bomb or a broken archive; pictures before a fault were
 * taken.
 */
export async function eachPicture(
  bytes: Uint8Array,
  wanted: readonly string[],
  take: (picture: PackedPicture) => Promise<void>,
): Promise<void> {
  if (bytes.length > ZIP_LIMITS.bytes) throw new UnreadableTable("too-large");
  try {
    await turn(() => unpack(bytes, wanted, take));
  } catch (error) {
    throw error instanceof NoTurn ? new UnreadableTable("busy") : error;
  }
}

async function unpack(...[bytes, wanted, take]: Parameters<typeof eachPicture>): Promise<void> {
  const child = startReading("zip-child", import.meta.url, { maxMegabytes });
  try {
    let answer = await ask(child, { kind: "open", bytes, wanted });
    while (answer.kind === "picture") {
      await take(answer.picture);
      answer = await ask(child, { kind: "next" });
    }
    if (answer.kind === "fault") throw new UnreadableTable(answer.fault);
  } finally {
    endReading(child);
  }
}

function ask(child: ChildProcess, request: ZipRequest): Promise<ZipAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      // An error of a child that waits for the next question would end the server.
      child.on("error", () => undefined);
      then();
    };
    const timer = setTimeout(() => settle(() => reject(new UnreadableTable("too-slow"))), maxMs);
    child.once("message", (answer: ZipAnswer) => settle(() => resolve(answer)));
    child.once("error", (error) => settle(() => reject(error)));
    child.once("exit", () => settle(() => reject(new UnreadableTable("too-much-memory"))));
    child.send(request, (error) => {
      if (error) settle(() => reject(error));
    });
  });
}
