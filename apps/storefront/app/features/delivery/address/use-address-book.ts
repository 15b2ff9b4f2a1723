import type { LanguageCode } from "@skatert/contract";
import { type Coordinates, parseAddress } from "@skatert/domain";
import { useMemo } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlaceOptions } from "../../../model/place/place-options.ts";
import { api } from "../../../platform/api/api.ts";
import {
  type AddressGuess,
  exampleAddress,
  foundGuess,
  foundGuesses,
  ownGuessAt,
  ownGuesses,
} from "./address-guess.ts";

/**
 * Sources of addresses: the shop's own street list at once, or a provider behind the server (EXT-2). No call
 * fails: if the provider does not answer, the own list does.
 */
export interface AddressBook {
  /** Whether guesses come from the server. Otherwise `atOnce` is the only source. */
  readonly isRemote: boolean;
  /** No street list and no provider: only the shopper can locate an address. */
  readonly isEmpty: boolean;
  /** An address of the shop's own streets, as an example of the format. Null without one. */
  readonly example: string | null;
  readonly atOnce: (text: string) => readonly AddressGuess[];
  readonly suggest: (text: string, signal?: AbortSignal) => Promise<readonly AddressGuess[]>;
  /** A guess with its point. The same guess if the point is known or cannot be determined. */
  readonly locate: (guess: AddressGuess) => Promise<AddressGuess>;
  readonly nearest: (point: Coordinates) => AddressGuess | null;
  readonly at: (point: Coordinates) => Promise<AddressGuess | null>;
}

type Options = Pick<PlaceOptions, "base" | "findsAddresses">;

export function useAddressBook({ base, findsAddresses }: Options): AddressBook {
  const { language } = useI18n();
  return useMemo(() => {
    const atOnce = (text: string) => ownGuesses(text, base.streets, language);
    const nearest = (point: Coordinates) => ownGuessAt(point, base.streets, language);
    const own: AddressBook = {
      isRemote: false,
      isEmpty: !findsAddresses && base.streets.length === 0,
      example: exampleAddress(base.streets, language),
      atOnce,
      nearest,
      suggest: async (text) => atOnce(text),
      locate: async (guess) => guess,
      at: async (point) => nearest(point),
    };
    return findsAddresses ? remoteBook(own, language) : own;
  }, [base, findsAddresses, language]);
}

function remoteBook(own: AddressBook, language: LanguageCode): AddressBook {
  // Providers bill the requests of one session as one.
  const session = Math.random().toString(36).slice(2);
  const geo = () => api.geo(language);
  return {
    ...own,
    isRemote: true,
    async suggest(text, signal) {
      const { line, house } = parseAddress(text);
      try {
        const result = await (await geo()).suggest(line, session, signal);
        return result.ok ? foundGuesses(result.value, house) : own.atOnce(text);
      } catch {
        return own.atOnce(text);
      }
    },
    async locate(guess) {
      if (guess.coordinates !== null) return guess;
      try {
        const result = await (await geo()).geocode({ text: guess.title, ref: guess.ref }, session);
        const coordinates = result.ok ? (result.value[0]?.coordinates ?? null) : null;
        return { ...guess, coordinates };
      } catch {
        return guess;
      }
    },
    async at(point) {
      try {
        const result = await (await geo()).reverse(point);
        const [found] = result.ok ? result.value : [];
        return found === undefined ? own.nearest(point) : { ...foundGuess(found), coordinates: point };
      } catch {
        return own.nearest(point);
      }
    },
  };
}
