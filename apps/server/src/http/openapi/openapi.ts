import swagger, { type FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { PATHS, payloadPath, version } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { apiPrefix, docsPath } from "../api-prefix.ts";
import { describedPath } from "../asked-page.ts";
import { annotate } from "./notes/annotate.ts";
import { securitySchemes } from "./notes/credentials.ts";

type Paths = NonNullable<NonNullable<FastifyDynamicSwaggerOptions["openapi"]>["paths"]>;

/** The pages serve this path, so no route describes it. It has no prefix, because it is not a call. */
const payloadDescription: Paths[string] = {
  servers: [{ url: "/" }],
  get: {
    tags: ["system"],
    operationId: "getPagePayload",
    security: [],
    summary: "Loader data of a public page",
    parameters: [
      { name: "path", in: "path", required: true, schema: { type: "string" } },
      {
        name: "route",
        in: "query",
        description: "A route of the page, such as its product sheet. Default: the page itself",
        schema: { type: "string", maxLength: 200 },
      },
    ],
    responses: {
      "200": {
        description: "The data of the page, or of one of its routes",
        content: { "application/json": { schema: { type: "object" } } },
      },
      "204": { description: "The page has moved: the header x-redirect has its address" },
      "404": { description: "No such page, or the page has no such route" },
    },
  },
};

/** An OpenAPI document, as `app.swagger()` returns it. */
export type OpenapiDocument = Exclude<ReturnType<FastifyInstance["swagger"]>, string>;

export interface OpenapiOptions {
  /** Replaces the document of the app's own routes; called once, at the first request for the document. */
  readonly documentOf?: () => Promise<OpenapiDocument>;
}

/**
 * The one published description of every call, `/api/openapi.json`, and its HTML page (API-2). Register before the
 * routes, which are added as they are registered.
 */
export async function registerOpenapi(app: FastifyInstance, { documentOf }: OpenapiOptions = {}): Promise<void> {
  let given: OpenapiDocument | null = null;
  const ready = async () => {
    if (documentOf !== undefined) given ??= await documentOf();
  };
  await registerDescription(app, () => given);
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    uiConfig: { url: `${apiPrefix}${PATHS.openapi}`, deepLinking: true, docExpansion: "list" },
    uiHooks: { onRequest: ready },
    theme: { title: "Skatert API" },
  });
  let text: string | null = null;
  app.get(PATHS.openapi, { schema: { hide: true } }, async (_request, reply) => {
    await ready();
    text ??= JSON.stringify(app.swagger());
    return reply.type("application/json; charset=utf-8").header("cache-control", "public, no-cache").send(text);
  });
}

/** Makes `app.swagger()` return the description of the app's routes, or the one in `given`. */
export async function registerDescription(
  app: FastifyInstance,
  given: () => OpenapiDocument | null = () => null,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Skatert",
        version,
        description:
          "The calls of a Skatert shop. Every path answers the same with and without the /api prefix. Any call may answer 429 with Retry-After to an address that asks too often.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: apiPrefix }],
      paths: { [payloadPath("/{path}")]: payloadDescription },
      components: {
        // A copy: a remote backend removes the office's scheme from its own document.
        securitySchemes: { ...securitySchemes },
      },
    },
    transform: (call) => {
      const made = jsonSchemaTransform(call);
      const [method = "GET"] = [call.route.method].flat();
      // A route may have no schema, in spite of its type.
      const url = describedPath(made.url);
      return { ...made, url, schema: annotate(made.schema ?? {}, method, url) };
    },
    transformObject: (learnt) => given() ?? ("openapiObject" in learnt ? learnt.openapiObject : learnt.swaggerObject),
  });
}
