export * from "./cart.ts";
export * from "./catalog.ts";
export * from "./checkout.ts";
export * from "./coupons.ts";
export * from "./delivery.ts";
export * from "./pricing.ts";
export * from "./schedule.ts";
export * from "./stops.ts";
