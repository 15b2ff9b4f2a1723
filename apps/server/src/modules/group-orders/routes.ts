import {
  ApiErrorSchema,
  CreatedGroupOrderSchema,
  GroupKeptSchema,
  GroupMineAnswerSchema,
  GroupMineSchema,
  GroupOrderSchema,
  GroupRemovalSchema,
  GroupStateSchema,
  groupMineFromWire,
  groupOrderToWire,
  NewGroupOrderSchema,
  oneLine,
  PATHS,
  requestLineFromWire,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import type { GroupOrders } from "./service.ts";

const tags = ["group orders"];
const groupId = z.string().check(z.regex(/^[\w-]{22}$/));
const GroupParams = z.object({ id: groupId });
const PersonParams = z.object({ id: groupId, person: z.string().check(z.regex(/^\d{1,9}$/)) });
const path = `${PATHS.groupOrders}/:id`;

/** Orders to which others add dishes under their names until the host closes them (decision 061). */
export function groupOrderRoutes(instance: FastifyInstance, groups: GroupOrders): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  openRoutes(app, groups);
  personRoutes(app, groups);
  hostRoutes(app, groups);
}

function openRoutes(app: TypedApp, groups: GroupOrders): void {
  app.post(
    PATHS.groupOrders,
    {
      schema: {
        tags,
        description:
          "Opens an order for several people. `id` is in the link by which others join; `key` belongs to the host and is returned only here.",
        body: NewGroupOrderSchema,
        response: { 201: CreatedGroupOrderSchema, 400: ApiErrorSchema, 404: ApiErrorSchema, 429: ApiErrorSchema },
      },
    },
    async (request, reply) => {
      const { host, warehouse_id: warehouseId } = request.body;
      const made = await groups.create({ host: oneLine(host), warehouseId, clientAddress: request.ip });
      return reply.code(201).send({ ...groupOrderToWire(made.group), key: made.key });
    },
  );
  app.get(
    path,
    {
      schema: {
        tags,
        description: "Who takes part and with which dishes, for everybody who has the link. Holds no key.",
        params: GroupParams,
        response: { 200: GroupOrderSchema, 404: ApiErrorSchema },
      },
    },
    async ({ params }) => groupOrderToWire(await groups.show(params.id)),
  );
}

function personRoutes(app: TypedApp, groups: GroupOrders): void {
  app.put(
    `${path}/mine`,
    {
      schema: {
        tags,
        description:
          "Saves the caller's name and whole list of dishes; the first call with a secret adds the person. 409 with `closed`, `removed`, `too-many-people` or `too-many-dishes`.",
        params: GroupParams,
        body: GroupMineSchema,
        response: { 200: GroupMineAnswerSchema, 400: ApiErrorSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async ({ params, body }) => {
      const { group, personId } = await groups.putMine(params.id, groupMineFromWire(body));
      return { ...groupOrderToWire(group), person_id: personId };
    },
  );
  app.post(
    `${path}/people/:person/remove`,
    {
      schema: {
        tags,
        description:
          "Removes a person, by the host or by the person. After a removal by the host the person's secret is refused; with the link a new person may join.",
        params: PersonParams,
        body: GroupRemovalSchema,
        response: { 200: GroupOrderSchema, 403: ApiErrorSchema, 404: ApiErrorSchema },
      },
    },
    async ({ params, body }) => groupOrderToWire(await groups.remove(params.id, Number(params.person), body.key)),
  );
}

function hostRoutes(app: TypedApp, groups: GroupOrders): void {
  app.post(
    `${path}/state`,
    {
      schema: {
        tags,
        description:
          "The host closes the order, opens it again, or marks it as ordered or cancelled, both final. 409 with `expired`, `ordered` or `cancelled`.",
        params: GroupParams,
        body: GroupStateSchema,
        response: { 200: GroupOrderSchema, 403: ApiErrorSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async ({ params, body }) => groupOrderToWire(await groups.setState(params.id, body.key, body.state)),
  );
  app.put(
    `${path}/kept`,
    {
      schema: {
        tags,
        description:
          "The host says which of the others' dishes are in the cart that is being ordered; a person reads which of the own dishes are not. 409 with `open` or `cancelled`.",
        params: GroupParams,
        body: GroupKeptSchema,
        response: { 200: GroupOrderSchema, 403: ApiErrorSchema, 404: ApiErrorSchema, 409: ApiErrorSchema },
      },
    },
    async ({ params, body }) =>
      groupOrderToWire(await groups.putKept(params.id, body.key, body.lines.map(requestLineFromWire))),
  );
}
