import type { Coordinates } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { DeliveryPlace } from "../../../model/place/place.ts";
import { addressFault } from "../address/address-fault.ts";
import type { AddressGuess } from "../address/address-guess.ts";
import type { AddressBook } from "../address/use-address-book.ts";
import { useLatest } from "../address/use-latest.ts";

/** Where it is brought to: what is written, and the point once it is known. */
export interface DeliveryTarget {
  readonly line: string;
  readonly point: Coordinates | null;
}

/** How long a press waits for the provider of addresses, milliseconds. */
const patienceMs = 10_000;

const nowhere: DeliveryTarget = { line: "", point: null };

export interface DeliveryTargetProps {
  readonly book: AddressBook;
  /** What stood in the field when another tab was looked at. */
  readonly typed: string;
  readonly last: DeliveryPlace | null;
  readonly onType: (text: string) => void;
}

/** The text of the address and the point it means. A typed house is found while it is typed. */
export function useDeliveryTarget(props: DeliveryTargetProps) {
  const { book } = props;
  const i18n = useI18n();
  const { latest, forget } = useLatest();
  const [isChecking, setChecking] = useState(false);
  const { text, target, error, placed, isWritten, setPlaced, setError, write } = useWrittenTarget(props);
  const show = ({ line, coordinates: point, ...guess }: AddressGuess) =>
    write(line, { line, point }, point === null ? addressFault({ ...guess, line, coordinates: point }, i18n) : null);
  /** An answer about another text or point must not arrive any more. */
  const drop = () => {
    forget();
    setChecking(false);
  };
  return {
    ...{ text, target, error, setError, show },
    /** A sent form waits for the place of its address. */
    isChecking,
    type(value: string) {
      drop();
      const written = isUnlisted(book, value);
      const point = written && !book.isRemote ? placed : null;
      write(value, point === null ? certainTarget(book, value) : { line: value, point }, null, written);
    },
    /** What was typed is shown as it was understood. */
    leave() {
      if (target.point !== null && target.line !== text) write(target.line, target, error);
    },
    pick(guess: AddressGuess) {
      drop();
      if (guess.coordinates !== null || !book.isRemote) return show(guess);
      write(guess.line, nowhere);
      void latest(book.locate(guess), show);
    },
    /** The shopper's own text stays; any other is replaced by the name of the point. */
    movePin(point: Coordinates) {
      drop();
      setPlaced(point);
      const name = () => book.nearest(point)?.line ?? (book.isEmpty ? text : i18n.t("place.pointOnMap"));
      const line = isWritten ? text : name();
      write(line, { line, point }, null, isWritten);
      if (book.isRemote) void latest(book.at(point), (guess) => guess && show({ ...guess, coordinates: point }));
    },
    put(line: string, point: Coordinates | null) {
      drop();
      setPlaced(null);
      write(line, { line, point });
    },
    /** The address that was typed and not picked; nothing is answered once something newer was asked. */
    resolve(use: (guess: AddressGuess | null) => void) {
      const ask = async () => {
        const [best] = await book.suggest(text);
        return best === undefined ? null : book.locate(best);
      };
      setChecking(true);
      void latest(inTime(ask()), (guess) => {
        setChecking(false);
        use(guess);
      });
    },
  };
}

/** The answer, or null when it takes longer than a shopper waits. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** The state of the field: its text, what it means, and what the shopper has added by hand. */
function useWrittenTarget({ book, typed, last, onType }: DeliveryTargetProps) {
  const [text, setText] = useState(typed || last?.line || "");
  const [target, setTarget] = useState<DeliveryTarget>(() =>
    typed === "" || typed === last?.line ? lastTarget(last) : certainTarget(book, typed),
  );
  const [error, setError] = useState<string | null>(null);
  // The point that the shopper put on the map, and whether the text is the shopper's own, which no list has.
  const [placed, setPlaced] = useState<Coordinates | null>(null);
  const [isWritten, setWritten] = useState(() => typed !== last?.line && isUnlisted(book, typed));
  const write = (value: string, to: DeliveryTarget, fault: string | null = null, written = false) => {
    setWritten(written);
    setText(value);
    onType(value);
    setTarget(to);
    setError(fault);
  };
  return { text, target, error, placed, isWritten, setPlaced, setError, write };
}

function lastTarget(last: DeliveryPlace | null): DeliveryTarget {
  return last === null ? nowhere : { line: last.line, point: last.coordinates };
}

/** Whether an address is in no list that answers at once; with a provider it may be found later. */
function isUnlisted(book: AddressBook, text: string): boolean {
  return /\p{L}/u.test(text) && (book.isRemote || book.atOnce(text).length === 0);
}

/** The point of a text that can mean one address only, as far as the shop's own list tells it at once. */
function certainTarget(book: AddressBook, text: string): DeliveryTarget {
  const [best] = book.isRemote ? [] : book.atOnce(text);
  return best?.isCertain && best.coordinates !== null ? { line: best.line, point: best.coordinates } : nowhere;
}
