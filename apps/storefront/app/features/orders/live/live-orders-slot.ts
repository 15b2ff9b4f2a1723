/** Id of the element in every layout that the bar of a live order is put into. */
export const liveOrdersSlot = "live-orders";
