import { orderChannel, REALTIME_EVENTS, SHOP_CHANNEL, statusOfStage, userChannel } from "@skatert/contract";
import type { RealtimePort } from "../../realtime/hub.ts";
import type { OrderChanged, StopListChanged } from "./events.ts";

/** Realtime messages for open pages, after the commit. */
export interface OrderAnnouncer {
  onChanged(event: OrderChanged): void;
  onStopListChanged(event: StopListChanged): void;
}

export function createOrderAnnouncer(realtime: Pick<RealtimePort, "publish">, now: () => number): OrderAnnouncer {
  return {
    onChanged({ order: { id, stage, user_id: userId } }) {
      const at = new Date(now()).toISOString();
      const status = statusOfStage(stage);
      realtime.publish(orderChannel(id), REALTIME_EVENTS.orderStatusChanged, { id, stage, status, at });
      if (userId === null) return;
      realtime.publish(userChannel(userId), REALTIME_EVENTS.orderStatusChanged, { id, stage, status, at });
      realtime.publish(userChannel(userId), REALTIME_EVENTS.notificationAdded, { order_id: id, at });
      realtime.publish(userChannel(userId), REALTIME_EVENTS.bonusChanged, { at });
    },
    onStopListChanged({ products }) {
      for (const id of new Set(products))
        realtime.publish(SHOP_CHANNEL, REALTIME_EVENTS.stopListChanged, { product_id: id });
    },
  };
}
