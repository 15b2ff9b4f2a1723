import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, extname, join, relative, sep } from "node:path";
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
 * the files at the root. Only files listed at the start and assets of another build are served, so no path leaves the
 * folder.
 */
export async function registerBuildFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const files = await readBuild(clientDir);
  const hidden = { schema: { hide: true } };
  for (const [path, file] of files) {
    app.get(path, hidden, async (request, reply) => sendFile(file, request, reply));
  }
  app.get("/assets/:name", hidden, async (request, reply) => {
    const file = await assetOfAnotherBuild(clientDir, request.url.split("?", 1)[0] ?? "");
    return file === null ? reply.callNotFound() : sendFile(file, request, reply);
  });
}

/** The files of a folder by their path in it, with their compressed forms. Empty if there is no folder. */
export async function readBuild(clientDir: string): Promise<ReadonlyMap<string, BuildFile>> {
  const names = existsSync(clientDir) ? await readdir(clientDir, { recursive: true, withFileTypes: true }) : [];
  const paths = names.filter((name) => name.isFile()).map((name) => join(name.parentPath, name.name));
  const kept = await keptFiles(clientDir);
  const known = new Set(paths.filter((path) => !kept.has(path)));
  const plain = [...known].filter((path) => !(/\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ""))));
  const entries = plain.map(async (path): Promise<[string, BuildFile]> => {
    const address = `/${relative(clientDir, path).split(sep).join("/")}`;
    return [address, await buildFile(path, address, (form) => (known.has(form) ? readFile(form) : null))];
  });
  return new Map(await Promise.all(entries));
}

/** Files that an upgrade kept of the build before it. They are rarely asked for, so they are not held in memory. */
async function keptFiles(clientDir: string): Promise<ReadonlySet<string>> {
  const build = dirname(clientDir);
  const list = await readFile(join(build, ".kept"), "utf8").catch(() => "");
  return new Set(list.split("\n").map((name) => join(build, name)));
}

/**
 * An asset that came to the folder since the start, or that is kept from the build before: while processes restart one
 * after the other, the page of one asks another for its assets. Null if there is none.
 */
export async function assetOfAnotherBuild(clientDir: string, address: string): Promise<BuildFile | null> {
  if (!/^\/assets\/\w[\w.-]*$/.test(address) || /\.(br|gz)$/.test(address)) return null;
  const ifThere = (path: string) => readFile(path).catch(() => null);
  const path = join(clientDir, address);
  return (await ifThere(path)) === null ? null : buildFile(path, address, ifThere);
}

async function buildFile(
  path: string,
  address: string,
  compressed: (path: string) => Promise<Buffer | null> | null,
): Promise<BuildFile> {
  const bytes = await readFile(path);
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    cacheControl: address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, no-cache",
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    plain: bytes,
    br: await compressed(`${path}.br`),
    gzip: await compressed(`${path}.gz`),
  };
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
