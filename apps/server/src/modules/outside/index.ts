import { outsideFilePath } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../../input/refusal.ts";
import type { ShopData } from "../../shop/shop-data.ts";

/** The file name is a hash of the content. */
const immutable = "public, max-age=31536000, immutable";

/** Serves the operator's code snippets as files, so that pages need no inline script (EXT-3). */
export function registerOutside(app: FastifyInstance, shopData: ShopData): void {
  const schema = { hide: true };
  app.get<{ Params: { file: string } }>(outsideFilePath(":file"), { schema }, async (request, reply) => {
    const { scripts, chat } = (await shopData.current()).settings().outside;
    const found = [...scripts, ...chat].find((script) => script.kind === "code" && script.name === request.params.file);
    if (found?.kind !== "code") throw new Refusal("rest_not_found", "There is no such file");
    return reply.type("text/javascript; charset=utf-8").header("cache-control", immutable).send(found.code);
  });
}
