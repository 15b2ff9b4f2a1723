import { UnreadableTable } from "../../table/table.ts";
import { type PackedPicture, readZip } from "./read-zip.ts";
import type { ZipAnswer, ZipRequest } from "./zip-process.ts";

/**
 * The child process that unpacks an archive of pictures: a zip bomb can neither exhaust the server's memory nor block
 * its event loop. It unpacks the next picture when the server asks for it, and ends with its parent.
 */

let pictures: Iterator<PackedPicture> | null = null;

process.on("disconnect", () => process.exit());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.on("message", (request: ZipRequest) => {
  if (request.kind === "open") pictures = readZip(request.bytes, request.wanted);
  process.send?.(answer());
});

function answer(): ZipAnswer {
  try {
    const next = pictures?.next();
    return next === undefined || next.done ? { kind: "end" } : { kind: "picture", picture: next.value };
  } catch (error) {
    return { kind: "fault", fault: error instanceof UnreadableTable ? error.fault : "broken" };
  }
}
