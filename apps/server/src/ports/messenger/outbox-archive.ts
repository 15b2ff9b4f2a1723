import { link, open, readdir, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { outboxFile } from "./outbox.ts";

const day = 86_400_000;
/** A file collects messages for a week and is deleted a month after its first message. */
const takesMs = 7 * day;
const maxAgeMs = 30 * day;

const archived = /^messages\.(\d{1,16})\.jsonl$/;

/**
 * Archives a week's messages under the time of the first one, and deletes archives older than a month. Processes append
 * by file name, so no message is lost; only one process can link the same week.
 */
export async function pruneOutbox(dataDir: string, now: number): Promise<void> {
  const file = join(dataDir, outboxFile);
  const folder = dirname(file);
  const first = await firstTime(file);
  if (first !== null && first < now - takesMs) await putAside(file, join(folder, `messages.${first}.jsonl`));
  for (const name of await readdir(folder).catch(whenMissing([]))) {
    const time = archived.exec(name)?.[1];
    if (time !== undefined && Number(time) < now - maxAgeMs)
      await unlink(join(folder, name)).catch(whenMissing(undefined));
  }
}

async function putAside(file: string, aside: string): Promise<void> {
  try {
    await link(file, aside);
  } catch (error) {
    // Another process has archived it, so its new file must not be touched.
    if (codeOf(error) === "EEXIST" || codeOf(error) === "ENOENT") return;
    throw error;
  }
  await unlink(file).catch(whenMissing(undefined));
}

/** The time of the file's first message; null without messages. */
async function firstTime(file: string): Promise<number | null> {
  const handle = await open(file).catch(whenMissing(null));
  if (handle === null) return null;
  try {
    for await (const line of handle.readLines()) {
      const time = Date.parse(/^\{"at":"([^"]{1,40})"/.exec(line)?.[1] ?? "");
      return Number.isFinite(time) ? time : null;
    }
    return null;
  } finally {
    await handle.close();
  }
}

function whenMissing<Value>(value: Value) {
  return (error: unknown): Value => {
    if (codeOf(error) === "ENOENT") return value;
    throw error;
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
