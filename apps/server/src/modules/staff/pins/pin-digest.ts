import { createHmac } from "node:crypto";

/** Keyed digests about PINs. */
export interface PinDigests {
  /**
   * The text that is hashed for a PIN. It is keyed with the shop's secret, because a leaked hash of a plain PIN is
   * easily reversed: there are few PINs.
   */
  peppered(staffId: number, pin: string): string;
  /** Identifies a person at one device, so that a stranger at one tablet cannot lock the person out of the others. */
  person(staffId: number, deviceId: number): string;
  device(deviceId: number): string;
}

/** `secret`: the shop's secret (requireSecret). */
export function createPinDigests(secret: string): PinDigests {
  const digest = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return {
    peppered: (staffId, pin) => digest(`pin\n${staffId}\n${pin}`),
    person: (staffId, deviceId) => digest(`pin of\n${staffId}\n${deviceId}`),
    device: (deviceId) => digest(`pins at\n${deviceId}`),
  };
}
