import type { FastifyInstance } from "fastify";
import { EncodedBody } from "../../http/bodies/encoded-body.ts";
import { sendBody } from "../../http/bodies/send-body.ts";
import { Refusal } from "../../input/refusal.ts";

const answer = { type: "application/schema+json; charset=utf-8", cacheControl: "public, max-age=3600" };

/** The JSON Schemas of a shop folder for editors (decision 069). The first request generates them. */
export function schemaRoutes(app: FastifyInstance): void {
  let bodies: Promise<ReadonlyMap<string, EncodedBody>> | null = null;
  app.get<{ Params: { file: string } }>("/schemas/:file", { schema: { hide: true } }, async (request, reply) => {
    bodies ??= generatedBodies();
    const body = (await bodies).get(request.params.file);
    if (body === undefined) throw new Refusal("rest_not_found", "There is no such schema");
    return sendBody(request, reply, body, answer);
  });
}

/** Imported here, so that a start does not load the texts of all fields. */
async function generatedBodies(): Promise<ReadonlyMap<string, EncodedBody>> {
  const { schemaFiles } = await import("../../shop/new/schema-files.ts");
  return new Map([...schemaFiles()].map(([name, text]) => [name, new EncodedBody(text)]));
}
