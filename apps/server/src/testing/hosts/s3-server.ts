import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { BucketEnv } from "../../config/uploads-env.ts";

/** What the server does with a call in place of its answer. */
export type Trouble =
  /** 500, as an overloaded store. */
  | "fails"
  /** Takes the call and never answers. */
  | "hangs"
  /** Ends the connection after a part of the content. */
  | "cuts"
  /** 403, as to a key without this right. */
  | "refuses";

export interface S3Server {
  readonly env: BucketEnv;
  /** The same for a process. */
  readonly variables: Readonly<Record<string, string>>;
  /** Calls so far, such as "PUT shop/soup.png". */
  readonly calls: string[];
  /** Null: the server works. */
  trouble: { readonly kind: Trouble; readonly methods?: readonly string[] } | null;
  /** Makes a file older, milliseconds. */
  age(name: string, byMs: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * An S3 server with one bucket. It checks the signatures of calls on objects; those of lists it calculates without the
 * slash that follows the bucket's name, so only their key is checked.
 */
export async function startS3Server(prefix = "shops/one/"): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "skatert-s3-"));
  const bucket = "pictures";
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const state: Pick<S3Server, "calls"> & { trouble: S3Server["trouble"] } = { calls: [], trouble: null };
  server.middleware.unshift(async (context, next) => {
    const { method, path } = context;
    state.calls.push(`${method} ${decodeURIComponent(path).slice(`/${bucket}/${prefix}`.length)}`);
    const { kind, methods = [method] } = state.trouble ?? {};
    if (kind !== undefined && methods.includes(method)) return answerTrouble(kind, context);
    if (/^\/[^/]*\/?$/.test(path))
      context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } });
    await next();
    // It escapes names in its lists twice.
    if (typeof context.body === "string") context.body = context.body.replaceAll(/&amp;(?=#?\w+;)/g, "&");
  });
  const { port } = await server.run();
  const endpoint = new URL(`http://127.0.0.1:${port}`);
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  return Object.assign(state, {
    env: { bucket, prefix, endpoint, region: "us-east-1", keys },
    variables: {
      UPLOADS_URL: `s3://${bucket}/${prefix}`,
      AWS_ENDPOINT_URL: endpoint.href,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    async age(name: string, byMs: number) {
      const time = (Date.now() - byMs) / 1000;
      await utimes(`${join(directory, bucket, prefix, name)}._S3rver_object`, time, time);
    },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  });
}

type Context = Parameters<S3rver["middleware"][number]>[0];

function answerTrouble(kind: Trouble, context: Context): void {
  if (kind === "fails" || kind === "refuses") {
    const code = kind === "fails" ? "InternalError" : "AccessDenied";
    context.status = kind === "fails" ? 500 : 403;
    context.body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
    return;
  }
  context.respond = false;
  if (kind === "hangs") return;
  const cut = () => context.req.socket.destroy();
  if (context.method !== "GET") return void context.req.once("data", cut).once("end", cut);
  context.res.writeHead(200, { "content-length": "1000", etag: '"cut"' });
  context.res.write("half", cut);
}
