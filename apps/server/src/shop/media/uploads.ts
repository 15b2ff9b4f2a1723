import { join, posix } from "node:path";
import fastifyStatic from "@fastify/static";
import { RENDITIONS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { makeFolder } from "../../database/data-folder.ts";
import { exists } from "./files.ts";
import { originalNames } from "./picture.ts";
import { sharePictures } from "./renditions/share-pictures.ts";

const prefix = "/wp-content/uploads/";
/** `& + , = @ $ : ;` in addresses of media. The static plugin decodes with `decodeURI`, which does not decode these. */
const reservedSign = /%(?:2[46bc]|3[abd]|40)/i;

/**
 * Serves pictures and films of the shop from `DATA_DIR/uploads`. With a version in the address (`?v=`) they are
 * immutable. Range requests are supported; hidden files and paths outside the folder are not served. Until a smaller
 * size exists, the original is served without caching. Link pictures of dishes are drawn on request (SEO-3).
 */
export async function registerUploads(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = join(dataDir, "uploads");
  makeFolder(root);
  const links = sharePictures(dataDir, app.services.drawPicture);
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      prefix,
      cacheControl: false,
      dotfiles: "ignore",
      index: false,
      schemaHide: true,
    });
    scope.addHook<{ Params: { "*"?: string } }>("preHandler", async (request, reply) => {
      const path = request.params["*"] ?? "";
      const original = await originalInPlaceOf(root, path);
      if (original === null)
        return reservedSign.test(request.url.split("?", 1)[0] ?? "") ? reply.sendFile(path) : undefined;
      // A drawing is a logo; a job draws it on the shop's page colour.
      const isDish = path.endsWith(RENDITIONS.share.ending) && !/\.svg$/i.test(original);
      const link = isDish ? await links.fileOf(join(root, original)) : null;
      return link !== null
        ? reply.sendFile(link, links.folder)
        : reply.header("cache-control", "no-cache").sendFile(original);
    });
    scope.addHook("onSend", async (request, reply, payload) => {
      if (reply.statusCode >= 400) return payload;
      const isVersioned = /[?&]v=[\w-]+/.test(request.url);
      const policy = isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=3600";
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", policy);
      return payload;
    });
  });
}

/** The picture, below `root`, whose missing size `path` names; null if the size exists, or there is no picture. */
async function originalInPlaceOf(root: string, path: string): Promise<string | null> {
  const names = originalNames(posix.basename(path));
  if (names.length === 0 || path.split(/[/\\]/).includes("..") || (await exists(join(root, path)))) return null;
  for (const name of names) {
    const original = posix.join(posix.dirname(path), name);
    if (await exists(join(root, original))) return original;
  }
  return null;
}
