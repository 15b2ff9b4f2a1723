import { ApiErrorSchema, OFFICE_PATHS, PICTURE_LIMITS, UploadedPictureSchema } from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { createHourBudget, createMinuteBudget } from "../../http/limits/minute-budget.ts";
import { Refusal, tooManyRequests } from "../../input/refusal.ts";
import type { StaffGate } from "../staff-gate.ts";
import type { UploadPicture } from "./pictures-service.ts";

export interface PictureRoutesDeps {
  readonly upload: UploadPicture;
  /** 0: no limit. */
  readonly bytesPerPersonPerHour: number;
  readonly gate: StaffGate;
}

/** Limit of pictures of one person per minute. */
const perMinute = 60;
/** Limit of concurrent uploads in this process, because each is kept in memory until it is drawn. */
const atOnce = 6;
const busyMs = 2_000;
const errors = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema, 413: ApiErrorSchema };

/** Uploads of pictures (EDIT-1). */
export function pictureRoutes(
  instance: FastifyInstance,
  { upload, bytesPerPersonPerHour, gate }: PictureRoutesDeps,
): void {
  const budget = createMinuteBudget(perMinute);
  const byteBudget = createHourBudget(bytesPerPersonPerHour);
  const open = new Set<FastifyRequest>();

  /** Checked before the body is read, because only a person who may edit the menu may send megabytes. */
  async function admit(request: FastifyRequest): Promise<void> {
    const { caller } = await gate.requireSomewhere(request, "menu.edit");
    const waitMs = open.size < atOnce ? await budget(String(caller.id)) : busyMs;
    if (waitMs > 0) throw tooManyRequests("Too many pictures at once", "too-many-pictures", waitMs);
    const byteWaitMs = await byteBudget(String(caller.id), bytesOf(request));
    if (byteWaitMs > 0) throw tooManyBytes(bytesPerPersonPerHour, byteWaitMs);
    open.add(request);
  }

  void instance.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      /^image\/[\w.+-]{1,40}$/i,
      { parseAs: "buffer", bodyLimit: PICTURE_LIMITS.bytes },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.addHook("onResponse", async (request) => void open.delete(request));
    scope.withTypeProvider<ZodTypeProvider>().post(
      OFFICE_PATHS.pictures,
      {
        schema: {
          tags: ["office"],
          summary: "Upload a picture for a dish, a category or content",
          description:
            "The body is the picture itself: JPEG, PNG, WebP, AVIF, or a GIF, of which the first frame is kept; at most 12 MB and 64 megapixels. The answer is what documents name: `{ src: address, width, height, sizes }`. The address follows from the content, so a repeat returns the same one. A refused picture has a `reason`: `drawing` (SVG), `not-a-picture`, `broken`, `too-large`, `no-room`. A 413 `pictures_full` has `used_bytes` and `max_bytes` of all pictures of the shop; a 429 `too-many-bytes` has `max_bytes` of one person per hour. A picture that nothing names is deleted after 30 days.",
          consumes: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"],
          response: { 201: UploadedPictureSchema, ...errors, 422: ApiErrorSchema, 429: ApiErrorSchema },
        },
        onRequest: admit,
      },
      async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return reply.code(201).send(await upload(bytes));
      },
    );
  });
}

/** A body without a length counts as the largest. */
function bytesOf({ headers }: FastifyRequest): number {
  const length = Number(headers["content-length"] ?? Number.NaN);
  return Number.isSafeInteger(length) && length >= 0 ? Math.min(length, PICTURE_LIMITS.bytes) : PICTURE_LIMITS.bytes;
}

function tooManyBytes(maxBytes: number, waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1000);
  const data = { reason: "too-many-bytes", max_bytes: maxBytes, retry_after: seconds };
  return new Refusal("rest_too_many_requests", `More than ${maxBytes} bytes of pictures in an hour`, data, seconds);
}
