import { randomBytes } from "node:crypto";

/** 160 random bits; the link with the key gives access to the order (ROUTE-4). */
export function newOrderKey(): string {
  return randomBytes(20).toString("base64url");
}
