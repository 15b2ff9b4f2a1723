import { mkdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const prefix = "/wp-content/uploads/";
/** A drawing is shown, never run: it may come from anybody who fills the shop. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Pictures and films of the shop from `DATA_DIR/uploads`. With a version in the address (`?v=`) they
 * never change. Parts of a film can be asked for; nothing outside the folder can, nor hidden files.
 */
export async function registerUploads(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = join(dataDir, "uploads");
  mkdirSync(root, { recursive: true });
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      prefix,
      cacheControl: false,
      dotfiles: "ignore",
      index: false,
      schemaHide: true,
      decorateReply: false,
    });
    scope.addHook("onSend", async (request, reply, payload) => {
      if (reply.statusCode >= 400) return payload;
      const isVersioned = /[?&]v=[\w-]+/.test(request.url);
      reply.header("cache-control", isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      // By what is sent: the name in the address may be written in many ways.
      if (isDrawing(reply.getHeader("content-type"))) reply.header("content-security-policy", drawingPolicy);
      return payload;
    });
  });
}

/** Whether a content type is a drawing's, which may hold scripts. */
export function isDrawing(type: unknown): boolean {
  return /^image\/svg/i.test(String(type));
}
