/**
 * Storage keys of the device's orders and bookings. Separate from their stores, because the first script
 * reads them.
 */
export const deviceOrdersName = "skatert-orders";
export const deviceBookingsName = "skatert-bookings";

/**
 * Whether this browser has placed or opened orders. False where storage is forbidden. Only in the browser.
 */
export function hasDeviceOrders(): boolean {
  return isStored(deviceOrdersName);
}

export function hasDeviceBookings(): boolean {
  return isStored(deviceBookingsName);
}

function isStored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
