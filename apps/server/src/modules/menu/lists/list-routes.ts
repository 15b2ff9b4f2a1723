import {
  ApiErrorSchema,
  CategoriesSchema,
  CouponListSchema,
  EntityListSchema,
  MenuOptionsSchema,
  MenuOrderSchema,
  OFFICE_PATHS,
  ProductsQuerySchema,
  ProductsSchema,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { TypedApp } from "../../../http/typed-app.ts";
import { RepeatHeaders } from "../../../repeats/call.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { EDITED_KINDS } from "../entities/kinds.ts";
import { requireRight, seenVersion } from "../menu-access.ts";
import type { EntityLists } from "./lists-service.ts";

const tags = ["office"];
const refusals = { 400: ApiErrorSchema, 401: ApiErrorSchema, 403: ApiErrorSchema };

/** Lists of what staff edit, with the draft. */
export function listRoutes(instance: FastifyInstance, deps: ListRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  menuRoutes(app, deps);
  shopRoutes(app, deps);
}

interface ListRoutesDeps {
  readonly lists: EntityLists;
  readonly gate: StaffGate;
}

function menuRoutes(app: TypedApp, { lists, gate }: ListRoutesDeps): void {
  app.get(
    OFFICE_PATHS.products,
    {
      schema: {
        tags,
        summary: "Dishes in the order of the menu, with the draft",
        querystring: ProductsQuerySchema,
        response: { 200: ProductsSchema, ...refusals },
      },
    },
    async (request) => {
      await requireRight(gate, request, "menu.view", "somewhere");
      return lists.products(request.query);
    },
  );
  app.get(
    OFFICE_PATHS.categories,
    {
      schema: {
        tags,
        summary: "Categories in the order of the menu, with the draft",
        response: { 200: CategoriesSchema, ...refusals },
      },
    },
    async (request) => {
      await requireRight(gate, request, "menu.view", "somewhere");
      return lists.categories();
    },
  );
  app.get(
    OFFICE_PATHS.menuOptions,
    {
      schema: {
        tags,
        summary: "What the fields of a dish choose from: branches, languages, words of the menu",
        response: { 200: MenuOptionsSchema, ...refusals },
      },
    },
    async (request) => {
      await requireRight(gate, request, "menu.view", "somewhere");
      return lists.options();
    },
  );
  app.patch(
    OFFICE_PATHS.menuOrder,
    {
      schema: {
        tags,
        summary: "Put the categories into another order, in the draft",
        description: "Needs `If-Match` with the `etag` of the categories. Menus of branches follow.",
        headers: RepeatHeaders,
        body: MenuOrderSchema,
        response: { 200: CategoriesSchema, ...refusals, 404: ApiErrorSchema, 412: ApiErrorSchema },
      },
    },
    async (request) => {
      const by = await requireRight(gate, request, "menu.edit", "somewhere");
      return lists.reorder(request.body.categories, seenVersion(request), by);
    },
  );
}

function shopRoutes(app: TypedApp, { lists, gate }: ListRoutesDeps): void {
  for (const { path, kind, many, read, readIn } of EDITED_KINDS) {
    if (kind === "product" || kind === "category") continue;
    app.get(
      path,
      {
        schema: {
          tags,
          summary: `The shop's ${many}, with the draft`,
          response: { 200: kind === "coupon" ? CouponListSchema : EntityListSchema, ...refusals, 404: ApiErrorSchema },
        },
      },
      async (request) => {
        await requireRight(gate, request, read, readIn);
        return kind === "coupon" ? lists.coupons() : lists.entities(kind);
      },
    );
  }
}
