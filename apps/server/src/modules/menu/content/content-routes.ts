import { ApiErrorSchema, ContentListSchema, ContentOrderSchema, OFFICE_PATHS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { RepeatHeaders } from "../../../repeats/call.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { CONTENT_KIND, requireContent } from "../entities/kinds.ts";
import { requireRight, seenVersion } from "../menu-access.ts";
import type { ContentLists } from "./content-lists.ts";

interface ContentRoutesDeps {
  readonly content: ContentLists;
  readonly gate: StaffGate;
}

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };
const ContentParams = z.object({ document: z.string().check(z.regex(/^[\w-]{1,40}$/)) });

/** Lists of banners, pages, posts and the like, with the draft (EDIT-4). */
export function contentRoutes(instance: FastifyInstance, { content, gate }: ContentRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { read, edit, where } = CONTENT_KIND;
  app.get(
    `${CONTENT_KIND.path}/:document`,
    {
      schema: {
        tags,
        summary: "The entries of a content document, with the draft",
        params: ContentParams,
        response: { 200: ContentListSchema, ...refusals, 404: ApiErrorSchema },
      },
    },
    async (request) => {
      await requireRight(gate, request, read, where);
      return content.list(requireContent(request.params.document));
    },
  );
  app.patch(
    `${OFFICE_PATHS.contentOrder}/:document`,
    {
      schema: {
        tags,
        summary: "Put the entries of a content document into another order, in the draft",
        description: "Needs `If-Match` with the `etag` of the list. Names every entry once.",
        headers: RepeatHeaders,
        params: ContentParams,
        body: ContentOrderSchema,
        response: { 200: ContentListSchema, ...refusals, 404: ApiErrorSchema, 412: ApiErrorSchema },
      },
    },
    async (request) => {
      const by = await requireRight(gate, request, edit, where);
      return content.reorder(requireContent(request.params.document), request.body.ids, seenVersion(request), by);
    },
  );
}
