import type { Coordinates } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { DeliveryPlace } from "../../../model/place/place.ts";
import { addressFault } from "../address/address-fault.ts";
import type { AddressGuess } from "../address/address-guess.ts";
import type { AddressBook } from "../address/use-address-book.ts";
import { useLatest } from "../address/use-latest.ts";

/** The destination: the text, and the point once known. */
export interface DeliveryTarget {
  readonly line: string;
  readonly point: Coordinates | null;
}

/** How long a press waits for the provider of addresses, milliseconds. */
const patienceMs = 10_000;

const nowhere: DeliveryTarget = { line: "", point: null };

export interface DeliveryTargetProps {
  readonly book: AddressBook;
  /** Text of the field when another tab was opened. */
  readonly typed: string;
  readonly last: DeliveryPlace | null;
  readonly onType: (text: string) => void;
}

/** The text of the address and its point. A typed house is located while typing. */
export function useDeliveryTarget(props: DeliveryTargetProps) {
  const { book } = props;
  const i18n = useI18n();
  const { latest, forget } = useLatest();
  const [isChecking, setChecking] = useState(false);
  const { text, target, error, placed, isWritten, setPlaced, setError, write } = useWrittenTarget(props);
  const show = ({ line, coordinates: point, ...guess }: AddressGuess) =>
    write(line, { line, point }, point === null ? addressFault({ ...guess, line, coordinates: point }, i18n) : null);
  /** Cancels a pending answer about another text or point. */
  const drop = () => {
    forget();
    setChecking(false);
  };
  return {
    text,
    target,
    error,
    setError,
    show,
    /** A submitted form waits for the point of its address. */
    isChecking,
    type(value: string) {
      drop();
      const written = isUnlisted(book, value);
      const point = written && !book.isRemote ? placed : null;
      write(value, point === null ? certainTarget(book, value) : { line: value, point }, null, written);
    },
    /** Shows the matched address instead of the typed text. */
    leave() {
      if (target.point !== null && target.line !== text) write(target.line, target, error);
    },
    pick(guess: AddressGuess) {
      drop();
      if (guess.coordinates !== null || !book.isRemote) return show(guess);
      write(guess.line, nowhere);
      void latest(book.locate(guess), show);
    },
    /** The shopper's own text stays. Any other is replaced by the address of the point. */
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
    /** Locates a typed address that was not picked. Calls nothing after a newer request. */
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

/** The answer, or null after a timeout. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** State of the field: its text, the matched address, and the shopper's manual input. */
function useWrittenTarget({ book, typed, last, onType }: DeliveryTargetProps) {
  const [text, setText] = useState(typed || last?.line || "");
  const [target, setTarget] = useState<DeliveryTarget>(() =>
    typed === "" || typed === last?.line ? lastTarget(last) : certainTarget(book, typed),
  );
  const [error, setError] = useState<string | null>(null);
  // The point that the shopper set on the map, and whether the text is the shopper's own and in no list.
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

/** Whether no local list has the address. A provider may find it later. */
function isUnlisted(book: AddressBook, text: string): boolean {
  return /\p{L}/u.test(text) && (book.isRemote || book.atOnce(text).length === 0);
}

/** The point of an unambiguous text, from the shop's own list. */
function certainTarget(book: AddressBook, text: string): DeliveryTarget {
  const [best] = book.isRemote ? [] : book.atOnce(text);
  return best?.isCertain && best.coordinates !== null ? { line: best.line, point: best.coordinates } : nowhere;
}
