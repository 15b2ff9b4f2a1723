import type { FastifyInstance } from "fastify";
import type { Store } from "../../database/store.ts";
import { createJobRunner, type JobRunner } from "../../jobs/job-runner.ts";
import type { Uploads } from "../../ports/uploads/uploads.ts";
import { createPictureProcess } from "./drawing/picture-process.ts";
import type { DrawPicture } from "./drawing/picture-task.ts";
import { cutPictureHandler, cutPictureJob } from "./picture-jobs.ts";
import { renditionHandler, renditionJob } from "./renditions/rendition-jobs.ts";
import { sweepMediaHandler, sweepMediaJob } from "./sweep-media.ts";
import { sweepUploadsHandler, sweepUploadsJob } from "./uploaded/sweep-uploads.ts";

export interface PictureRunnerDeps {
  readonly store: Store;
  readonly uploads: Uploads;
  readonly now: () => number;
}

export interface PictureRunner {
  /** Resizes pictures one at a time, without delaying the other jobs. */
  readonly pictures: JobRunner;
  /** Draws a picture in a child process. */
  readonly drawPicture: DrawPicture;
}

/** The child process exits with the app. */
export function createPictureRunner(app: FastifyInstance, { store, uploads, now }: PictureRunnerDeps): PictureRunner {
  const { draw, close } = createPictureProcess();
  app.addHook("onClose", async () => close());
  const handlers = {
    [cutPictureJob]: cutPictureHandler(store, uploads, draw),
    [renditionJob]: renditionHandler(store, uploads, draw),
    [sweepMediaJob]: sweepMediaHandler(store, uploads),
    [sweepUploadsJob]: sweepUploadsHandler(store, uploads, now),
  };
  const onError = (error: unknown) => app.log.error({ err: error }, "picture job failed");
  return { pictures: createJobRunner({ db: store.db, now, handlers, atOnce: 1, onError }), drawPicture: draw };
}
