/** Where the device's own orders and bookings are kept. Apart from their stores, so that the first script can look for them. */
export const deviceOrdersName = "skatert-orders";
export const deviceBookingsName = "skatert-bookings";

/** Whether this browser has placed or opened orders; false where storage is forbidden. Only in the browser. */
export function hasDeviceOrders(): boolean {
  return isKept(deviceOrdersName);
}

export function hasDeviceBookings(): boolean {
  return isKept(deviceBookingsName);
}

function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
