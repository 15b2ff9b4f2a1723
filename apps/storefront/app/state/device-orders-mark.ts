/** Where the device's own orders are kept. Apart from their store, so that the first script can look for them. */
export const deviceOrdersName = "skatert-orders";

/** Whether this browser has placed or opened orders; false where storage is forbidden. Only in the browser. */
export function hasDeviceOrders(): boolean {
  try {
    return localStorage.getItem(deviceOrdersName) !== null;
  } catch {
    return false;
  }
}
