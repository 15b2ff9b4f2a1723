import { basename, dirname, posix } from "node:path";
import fastifyStatic from "@fastify/static";
import { RENDITIONS } from "@skatert/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Uploads } from "../../ports/uploads/uploads.ts";
import { originalNames } from "./picture.ts";
import { sharePictures } from "./renditions/share-pictures.ts";

const prefix = "/wp-content/uploads/";

/**
 * Serves pictures and films of the shop. With a version in the address (`?v=`) they are immutable. Range requests are
 * supported; hidden files are not served. Until a smaller size exists, the original is served without caching. Link
 * pictures of dishes are drawn on request (SEO-3).
 */
export async function registerUploads(app: FastifyInstance, uploads: Uploads, dataDir: string): Promise<void> {
  const links = sharePictures(dataDir, app.services.drawPicture);
  await app.register(async (scope) => {
    // Only its `sendFile` is used: the files are not all in one folder.
    await scope.register(fastifyStatic, { root: uploads.scratch, serve: false, cacheControl: false });
    scope.get<{ Params: { "*": string }; Querystring: { v?: unknown } }>(
      `${prefix}*`,
      { schema: { hide: true } },
      async (request, reply) => {
        const name = request.params["*"];
        if (name.split("/").some((part) => part.startsWith("."))) return reply.callNotFound();
        const version = typeof request.query.v === "string" ? request.query.v.slice(0, maxVersion) : undefined;
        const file = await uploads.local(name, version);
        if (file !== null) {
          const isVersioned = version !== undefined && /^[\w-]+$/.test(version);
          const policy = isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=3600";
          return send(reply.header("cache-control", policy), file);
        }
        const original = await originalOf(uploads, name);
        const source = original === null ? null : await uploads.local(original, version);
        if (source === null) return reply.callNotFound();
        // A drawing is a logo; a job draws it on the shop's page colour.
        const isDish = name.endsWith(RENDITIONS.share.ending) && !/\.svg$/i.test(source);
        const link = isDish ? await links.fileOf(source) : null;
        return send(reply.header("cache-control", "no-cache"), link ?? source);
      },
    );
  });
}

/** Longer ones are no version of ours. */
const maxVersion = 64;

function send(reply: FastifyReply, path: string): FastifyReply {
  return reply.sendFile(basename(path), dirname(path));
}

/** The picture whose missing size `name` names; null if it has no such name, or there is no picture. */
async function originalOf(uploads: Uploads, name: string): Promise<string | null> {
  const names = originalNames(posix.basename(name)).map((original) => posix.join(posix.dirname(name), original));
  const [first] = names;
  if (first === undefined) return null;
  const stem = first.slice(0, -posix.extname(first).length);
  const found = new Set((await uploads.list(`${stem}.`)).map((file) => file.name));
  return names.find((original) => found.has(original)) ?? null;
}
