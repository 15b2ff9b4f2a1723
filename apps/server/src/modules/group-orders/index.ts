import { groupOrderChannel, REALTIME_EVENTS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { RealtimePort } from "../../realtime/hub.ts";
import { groupOrderRoutes } from "./routes.ts";
import { createGroupOrders, type GroupOrdersDeps } from "./service.ts";

export interface GroupOrdersModuleDeps extends Omit<GroupOrdersDeps, "onChanged"> {
  readonly realtime: Pick<RealtimePort, "publish">;
}

/** Orders of several people. A change is published on the group order's own channel. */
export function registerGroupOrders(app: FastifyInstance, { realtime, ...deps }: GroupOrdersModuleDeps): void {
  const groups = createGroupOrders({
    ...deps,
    onChanged: (id) => realtime.publish(groupOrderChannel(id), REALTIME_EVENTS.groupOrderChanged, {}),
  });
  groupOrderRoutes(app, groups);
}
