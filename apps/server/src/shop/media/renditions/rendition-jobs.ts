import { join } from "node:path";
import { RENDITION_NAMES, RENDITIONS, settingsFromWire } from "@skatert/contract";
import { lockStore } from "../../../database/migrating/migrate.ts";
import type { Store } from "../../../database/store.ts";
import { transaction } from "../../../database/transaction.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import { renewJob } from "../../../jobs/job-store.ts";
import { parseDocuments } from "../../documents.ts";
import type { DrawPicture } from "../drawing/picture-task.ts";
import { exists, hashOf, mediaHome } from "../files.ts";
import { renditionFile } from "../picture.ts";
import { putFile } from "../picture-jobs.ts";
import { type WantedRendition, wantedRenditions } from "./wanted-renditions.ts";

export const renditionJob = "make-rendition";

interface RenditionPayload extends WantedRendition {
  readonly hash: string;
}

/**
 * Schedules missing renditions of the settings' pictures: after an import, and at the start of a process, because a
 * store of an earlier version has none. A repeated rendition is the same job.
 */
export async function scheduleRenditions(store: Store, dataDir: string, now: number): Promise<void> {
  const rows = await store.db
    .selectFrom("shop_documents")
    .select(["name", "body"])
    .where((eb) => eb.or([eb("name", "=", "settings"), eb("name", "like", "settings.%")]))
    .execute();
  const documents = parseDocuments(new Map(rows.map(({ name, body }) => [name, body])));
  for (const { name } of rows) {
    const settings = settingsFromWire(documents.read(name));
    for (const wanted of settings === null ? [] : wantedRenditions(settings))
      await schedule(store, dataDir, wanted, now);
  }
}

async function schedule(store: Store, dataDir: string, wanted: WantedRendition, now: number): Promise<void> {
  const source = join(mediaHome(dataDir), wanted.file);
  if (!(await exists(source)) || (await exists(renditionFile(source, wanted.name)))) return;
  const payload: RenditionPayload = { ...wanted, hash: await hashOf(source) };
  await renewJob(store.db, {
    id: `${renditionJob}:${payload.hash}:${wanted.file}:${wanted.name}`,
    kind: renditionJob,
    payload,
    runAt: now,
  });
}

/** Makes one rendition beside its picture. Skips it if the picture was replaced meanwhile. */
export function renditionHandler(store: Store, dataDir: string, draw: DrawPicture): JobHandler {
  return async (payload) => {
    const { file, name, background, hash } = readPayload(payload);
    const source = join(mediaHome(dataDir), file);
    if ((await hashOf(source)) !== hash) return;
    const bytes = await draw({ kind: "rendition", source, shape: RENDITIONS[name], background });
    await transaction(store.db, async (tx) => {
      // An import moves pictures into place under the same lock (see picture-jobs.ts).
      await lockStore(store, tx);
      if ((await hashOf(source)) === hash) await putFile(renditionFile(source, name), bytes);
    });
  };
}

function readPayload(payload: unknown): RenditionPayload {
  const fields = typeof payload === "object" && payload !== null ? Object.entries(payload) : [];
  const { file, hash, background, ...rest } = Object.fromEntries(fields.map(([key, value]) => [key, String(value)]));
  const name = RENDITION_NAMES.find((each) => each === rest["name"]);
  if (file === undefined || hash === undefined || background === undefined || name === undefined) {
    throw new Error("the payload of the rendition job has no picture");
  }
  return { file, name, background, hash };
}
