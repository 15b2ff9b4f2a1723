import type { Coordinates } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { DeliveryPlace } from "../../state/place.ts";
import { addressFault } from "./address-fault.ts";
import type { AddressGuess } from "./address-guess.ts";
import type { AddressBook } from "./use-address-book.ts";
import { useLatest } from "./use-latest.ts";

/** Where it is brought to: what is written, and the point once it is known. */
export interface DeliveryTarget {
  readonly line: string;
  readonly point: Coordinates | null;
}

const nowhere: DeliveryTarget = { line: "", point: null };

export interface DeliveryTargetProps {
  readonly book: AddressBook;
  /** What stood in the field when another tab was looked at. */
  readonly typed: string;
  readonly last: DeliveryPlace | null;
  readonly onType: (text: string) => void;
}

/** The text of the address and the point it means. A typed house is found while it is typed. */
export function useDeliveryTarget({ book, typed, last, onType }: DeliveryTargetProps) {
  const i18n = useI18n();
  const { latest, forget } = useLatest();
  const [text, setText] = useState(typed || last?.line || "");
  const [target, setTarget] = useState<DeliveryTarget>(() =>
    typed === "" || typed === last?.line ? lastTarget(last) : certainTarget(book, typed),
  );
  const [error, setError] = useState<string | null>(null);
  const write = (value: string, to: DeliveryTarget, fault: string | null = null) => {
    setText(value);
    onType(value);
    setTarget(to);
    setError(fault);
  };
  const show = (guess: AddressGuess) =>
    write(
      guess.line,
      { line: guess.line, point: guess.coordinates },
      guess.coordinates === null ? addressFault(guess, i18n) : null,
    );
  return {
    text,
    target,
    error,
    setError,
    show,
    type(value: string) {
      forget();
      write(value, certainTarget(book, value));
    },
    /** What was typed is shown as it was understood. */
    leave() {
      if (target.point !== null && target.line !== text) write(target.line, target, error);
    },
    pick(guess: AddressGuess) {
      if (guess.coordinates !== null || !book.isRemote) return show(guess);
      write(guess.line, nowhere);
      void latest(book.locate(guess), show);
    },
    movePin(point: Coordinates) {
      const line = book.nearest(point)?.line ?? i18n.t("place.pointOnMap");
      write(line, { line, point });
      if (book.isRemote) void latest(book.at(point), (guess) => guess && show({ ...guess, coordinates: point }));
    },
    put(line: string, point: Coordinates | null) {
      forget();
      write(line, { line, point });
    },
    /** The address that was typed and not picked; nothing is answered once something newer was asked. */
    resolve(use: (guess: AddressGuess | null) => void) {
      const ask = async () => {
        const [best] = await book.suggest(text);
        return best === undefined ? null : book.locate(best);
      };
      void latest(ask(), use);
    },
  };
}

function lastTarget(last: DeliveryPlace | null): DeliveryTarget {
  return last === null ? nowhere : { line: last.line, point: last.coordinates };
}

/** The point of a text that can mean one address only, as far as the shop's own list tells it at once. */
function certainTarget(book: AddressBook, text: string): DeliveryTarget {
  const [best] = book.isRemote ? [] : book.atOnce(text);
  return best?.isCertain && best.coordinates !== null ? { line: best.line, point: best.coordinates } : nowhere;
}
