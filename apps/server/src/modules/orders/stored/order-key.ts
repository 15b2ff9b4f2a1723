import { randomBytes } from "node:crypto";

/** 160 random bits: whoever holds the link holds the order (ROUTE-4). */
export function newOrderKey(): string {
  return randomBytes(20).toString("base64url");
}
