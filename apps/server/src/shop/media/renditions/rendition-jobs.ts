import { RENDITION_NAMES, RENDITIONS, settingsFromWire } from "@skatert/contract";
import type { Store } from "../../../database/store.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import { renewJob } from "../../../jobs/job-store.ts";
import type { Uploads } from "../../../ports/uploads/uploads.ts";
import { parseDocuments } from "../../documents/revision-documents.ts";
import type { DrawPicture } from "../drawing/picture-task.ts";
import { hashOf, mediaName } from "../files.ts";
import { withMediaLock } from "../media-lock.ts";
import { renditionFile } from "../picture.ts";
import { unchanged } from "../picture-jobs.ts";
import { type WantedRendition, wantedRenditions } from "./wanted-renditions.ts";

export const renditionJob = "make-rendition";

interface RenditionPayload extends WantedRendition {
  readonly hash: string;
}

/**
 * Schedules missing renditions of the settings' pictures: after an import, and at the start of a process, because a
 * store of an earlier version has none. A repeated rendition is the same job.
 */
export async function scheduleRenditions(store: Store, uploads: Uploads, now: number): Promise<void> {
  const rows = await store.db
    .selectFrom("shop_documents")
    .select(["name", "body"])
    .where((eb) => eb.or([eb("name", "=", "settings"), eb("name", "like", "settings.%")]))
    .execute();
  const documents = parseDocuments(new Map(rows.map(({ name, body }) => [name, body])));
  for (const { name } of rows) {
    const settings = settingsFromWire(documents.read(name));
    for (const wanted of settings === null ? [] : wantedRenditions(settings))
      await schedule(store, uploads, wanted, now);
  }
}

async function schedule(store: Store, uploads: Uploads, wanted: WantedRendition, now: number): Promise<void> {
  if (await uploads.has(mediaName(renditionFile(wanted.file, wanted.name)))) return;
  const source = await uploads.local(mediaName(wanted.file));
  if (source === null) return;
  const payload: RenditionPayload = { ...wanted, hash: await hashOf(source) };
  await renewJob(store.db, {
    id: `${renditionJob}:${payload.hash}:${wanted.file}:${wanted.name}`,
    kind: renditionJob,
    payload,
    runAt: now,
  });
}

/** Makes one rendition beside its picture. Skips it if the picture was replaced meanwhile. */
export function renditionHandler(store: Store, uploads: Uploads, draw: DrawPicture): JobHandler {
  return async (payload) => {
    const { file, name, background, hash } = readPayload(payload);
    const source = await unchanged(uploads, file, hash);
    if (source === null) return;
    const bytes = await draw({ kind: "rendition", source, shape: RENDITIONS[name], background });
    await withMediaLock(store, async () => {
      if ((await unchanged(uploads, file, hash)) !== null)
        await uploads.put(mediaName(renditionFile(file, name)), bytes);
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
