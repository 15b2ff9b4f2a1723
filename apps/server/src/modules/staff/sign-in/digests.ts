import { createHmac } from "node:crypto";
import { networkOf } from "../../../http/network.ts";

/** Keyed digests of logins and networks, for the limits of guesses. */
export interface GuessDigests {
  /** `deviceId`: the enrolled device that sends the guess; null: any other. */
  person(login: string, deviceId: number | null): string;
  network(address: string): string;
  /** The network, for sign-ins by passkey. */
  passkey(address: string): string;
  /** Codes of a person's authenticator. */
  code(staffId: number): string;
  /** The network, for guesses of enrolment codes. */
  enrolment(address: string): string;
}

/** `secret`: the shop's secret (requireSecret). */
export function createGuessDigests(secret: string): GuessDigests {
  const digest = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return {
    person: (login, deviceId) => digest(`person\n${login}\n${deviceId ?? ""}`),
    passkey: (address) => digest(`passkey\n${networkOf(address)}`),
    code: (staffId) => digest(`code\n${staffId}`),
    network: (address) => digest(`network\n${networkOf(address)}`),
    enrolment: (address) => digest(`enrolment\n${networkOf(address)}`),
  };
}
