import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding, matchesEtag } from "../http/bodies/encoded-body.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** A file of the browser build in memory, with the compressed forms that the build made. */
export interface BuildFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/**
 * Serves the browser part of a storefront build. `/assets/…` has hashed names and never changes; browsers revalidate
 * the files at the root. Only files listed at the start are served, so no path leaves the folder.
 */
export async function registerBuildFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const files = await readBuild(clientDir);
  for (const [path, file] of files) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => sendFile(file, request, reply));
  }
}

/** The files of a folder by their path in it, with their compressed forms. Empty if there is no folder. */
export async function readBuild(clientDir: string): Promise<ReadonlyMap<string, BuildFile>> {
  const names = existsSync(clientDir) ? await readdir(clientDir, { recursive: true, withFileTypes: true }) : [];
  const paths = names.filter((name) => name.isFile()).map((name) => join(name.parentPath, name.name));
  const known = new Set(paths);
  const plain = paths.filter((path) => !(/\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ""))));
  const entries = plain.map(async (path): Promise<[string, BuildFile]> => {
    const address = `/${relative(clientDir, path).split(sep).join("/")}`;
    const bytes = await readFile(path);
    return [
      address,
      {
        type: types[extname(path)] ?? "application/octet-stream",
        cacheControl: address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, no-cache",
        etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
        plain: bytes,
        br: known.has(`${path}.br`) ? await readFile(`${path}.br`) : null,
        gzip: known.has(`${path}.gz`) ? await readFile(`${path}.gz`) : null,
      },
    ];
  });
  return new Map(await Promise.all(entries));
}

/** Sends a file in the best form that the browser accepts, or 304. */
export function sendFile(file: BuildFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const compressed = encoding === "identity" ? null : (file[encoding] ?? (encoding === "br" ? file.gzip : null));
  reply.header("cache-control", file.cacheControl).header("etag", file.etag).header("vary", "Accept-Encoding");
  if (matchesEtag(request.headers["if-none-match"], file.etag)) return reply.code(304).send();
  if (compressed !== null) reply.header("content-encoding", compressed === file.br ? "br" : "gzip");
  return reply.type(file.type).send(compressed ?? file.plain);
}
