import { createHmac } from "node:crypto";
import { networkOf } from "../../../http/network.ts";
import type { GuessPlace } from "./guess-place.ts";

/** Keyed digests of logins and places, for the limits of guesses. */
export interface GuessDigests {
  person(login: string, place: GuessPlace): string;
  /** The place over all people: a stranger's network, or the known device, browser or session. */
  place(place: GuessPlace): string;
  /** The place, for sign-ins by passkey. */
  passkey(place: GuessPlace): string;
  /** Codes of a person's authenticator. */
  code(staffId: number): string;
  /** The network, for guesses of enrolment codes. */
  enrolment(address: string): string;
}

/** `secret`: the shop's secret (requireSecret). */
export function createGuessDigests(secret: string): GuessDigests {
  const digest = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const textOf = (place: GuessPlace) =>
    place.kind === "stranger" ? networkOf(place.address) : `${place.kind} ${place.id}`;
  return {
    person: (login, place) => digest(`person\n${login}\n${place.kind === "stranger" ? "" : textOf(place)}`),
    place: (place) => digest(`network\n${textOf(place)}`),
    passkey: (place) => digest(`passkey\n${textOf(place)}`),
    code: (staffId) => digest(`code\n${staffId}`),
    enrolment: (address) => digest(`enrolment\n${networkOf(address)}`),
  };
}
