/** The part of @20minutes/s3rver that the tests use; it has no types of its own. */
declare module "@20minutes/s3rver" {
  import type { IncomingMessage, Server, ServerResponse } from "node:http";

  interface Context {
    app: object;
    readonly req: IncomingMessage;
    readonly res: ServerResponse;
    readonly method: string;
    readonly path: string;
    status: number;
    body: unknown;
    respond: boolean;
  }

  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    /** Koa's middleware, the first one first. */
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly httpServer: Server;
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
