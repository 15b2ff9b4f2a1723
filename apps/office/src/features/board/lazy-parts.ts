import { lazy } from "react";

const loaders = {
  detail: async () => ({ default: (await import("./detail/order-detail.tsx")).OrderDetail }),
  delay: async () => ({ default: (await import("./dialogs/delay-dialog.tsx")).DelayDialog }),
  refuse: async () => ({ default: (await import("./dialogs/refuse-dialog.tsx")).RefuseDialog }),
  pin: async () => ({ default: (await import("./dialogs/pin-dialog.tsx")).PinDialog }),
  help: async () => ({ default: (await import("./dialogs/help-dialog.tsx")).HelpDialog }),
  listed: async () => ({ default: (await import("./search/listed-orders.tsx")).ListedOrders }),
  empty: async () => ({ default: (await import("./page/empty-board.tsx")).EmptyBoard }),
  pause: async () => ({ default: (await import("./page/pause-note.tsx")).PauseNote }),
  slots: async () => ({ default: (await import("./slots/slots-button.tsx")).SlotsButton }),
};

export const OrderDetail = lazy(loaders.detail);
export const DelayDialog = lazy(loaders.delay);
export const RefuseDialog = lazy(loaders.refuse);
export const PinDialog = lazy(loaders.pin);
export const HelpDialog = lazy(loaders.help);
export const ListedOrders = lazy(loaders.listed);
export const EmptyBoard = lazy(loaders.empty);
export const PauseNote = lazy(loaders.pause);
export const SlotsButton = lazy(loaders.slots);

const restMs = 3_000;

/** Loads the board's dialogs once the board is idle, so that they also open offline (BOARD-8). */
export function fetchParts(): () => void {
  const timer = setTimeout(() => {
    for (const load of Object.values(loaders)) void load().catch(() => undefined);
  }, restMs);
  return () => clearTimeout(timer);
}
