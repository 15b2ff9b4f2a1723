import { apiError, CatalogFileSchema, findLanguage, PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { PreparedBodies } from "../../http/prepared-bodies.ts";
import { jsonType, keptFor, sendBody } from "../../http/send-body.ts";
import { ApiFault } from "../../plugins/errors.ts";
import { type ShopData, ShopUnavailable } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import { catalogFileContent, catalogFileNamed } from "./catalog-files.ts";

const Params = z.object({ file: z.string() });
const Query = z.looseObject({ t: z.optional(z.unknown()), lang: z.optional(z.unknown()) });

/** Catalogue files by language and location (API-4), made once a revision and compressed once. */
export function catalogRoutes(
  app: FastifyInstance,
  deps: { readonly shopData: ShopData; readonly prepared: PreparedBodies<ShopSnapshot> },
): void {
  const schema = {
    tags: ["catalog"],
    summary: "A catalogue file: categories with their products",
    params: Params,
    querystring: Query,
    response: { 200: CatalogFileSchema },
  };
  app.withTypeProvider<ZodTypeProvider>().get(`${PATHS.catalogFolder}/:file`, { schema }, async (request, reply) => {
    const snapshot = await deps.shopData.current();
    const named = catalogFileNamed(request.params.file, snapshot.documents);
    if (named === null) throw new ApiFault(apiError("rest_not_found", "There is no such catalogue file"));
    if (!snapshot.documents.has(named.document)) throw new ShopUnavailable("the catalogue cannot be read");
    const language = findLanguage(request.query.lang) ?? named.language;
    const file = { ...named, language };
    const name = `catalog ${file.document} ${file.withProducts} ${language}`;
    const body = deps.prepared.json(snapshot, name, () => catalogFileContent(file, snapshot.documents));
    return sendBody(request, reply, body, { type: jsonType, cacheControl: keptFor(request.query) });
  });
}
