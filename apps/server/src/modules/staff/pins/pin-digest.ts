import { createHmac } from "node:crypto";

/** Keyed digests about PINs. */
export interface PinDigests {
  /** What is hashed in place of a PIN: without the shop's secret, a leaked hash reveals none of the few PINs. */
  peppered(staffId: number, pin: string): string;
  /** A person at one device, so that a stranger at one tablet locks nobody out of the others. */
  person(staffId: number, deviceId: number): string;
  device(deviceId: number): string;
}

/** `secret`: the shop's own (requireSecret). */
export function createPinDigests(secret: string): PinDigests {
  const digest = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return {
    peppered: (staffId, pin) => digest(`pin\n${staffId}\n${pin}`),
    person: (staffId, deviceId) => digest(`pin of\n${staffId}\n${deviceId}`),
    device: (deviceId) => digest(`pins at\n${deviceId}`),
  };
}
