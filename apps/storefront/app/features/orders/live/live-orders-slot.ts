/** Id of the element in every layout that contains the bar of an active order. */
export const liveOrdersSlot = "live-orders";
