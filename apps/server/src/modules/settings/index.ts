import {
  FrontSettingsSchema,
  languageOf,
  OWN_CALLS,
  OWN_CALLS_HEADER,
  PATHS,
  SettingsSchema,
  wireParameter,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { PreparedBodies } from "../../http/bodies/prepared-bodies.ts";
import { cacheControlFor, jsonType, sendBody } from "../../http/bodies/send-body.ts";
import { isJsonObject } from "../../shop/documents/json.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";

const Query = z.looseObject({ t: wireParameter, lang: wireParameter });

export interface SettingsDeps {
  readonly shopData: ShopData;
  readonly prepared: PreparedBodies<ShopSnapshot>;
  /**
   * Parts of `all_settings` that this server adds, such as its realtime endpoint; the shop's own values take
   * precedence.
   */
  readonly extras: Readonly<Record<string, unknown>>;
  /** A page type in place of the shop's; null: the shop's. */
  readonly pageType: string | null;
}

/** `all_settings` in a language, and the page type (spec section 7). */
export function registerSettings(app: FastifyInstance, deps: SettingsDeps): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const schemaOf = (summary: string, answer: z.ZodMiniType) => ({
    tags: ["settings"],
    summary,
    querystring: Query,
    response: { 200: answer },
  });

  typed.get(
    PATHS.allSettings,
    { schema: schemaOf("All settings of the shop", SettingsSchema) },
    async (request, reply) => {
      const snapshot = await deps.shopData.current();
      const language = languageOf(request.query.lang);
      const body = deps.prepared.json(snapshot, `settings ${language}`, () => {
        const settings = snapshot.documents.read("settings", language);
        return { ...deps.extras, ...(isJsonObject(settings) ? settings : {}) };
      });
      reply.header(OWN_CALLS_HEADER, OWN_CALLS);
      return sendBody(request, reply, body, { type: jsonType, cacheControl: cacheControlFor(request.query) });
    },
  );

  typed.get(PATHS.frontSettings, { schema: schemaOf("The page type", FrontSettingsSchema) }, async (request, reply) => {
    const snapshot = await deps.shopData.current();
    const body = deps.prepared.json(snapshot, "front", () =>
      deps.pageType === null
        ? (snapshot.documents.read("front") ?? {
            templates: { catalog_type: snapshot.settings().catalogFront ?? "default" },
          })
        : { templates: { catalog_type: deps.pageType } },
    );
    return sendBody(request, reply, body, { type: jsonType, cacheControl: cacheControlFor(request.query) });
  });
}
