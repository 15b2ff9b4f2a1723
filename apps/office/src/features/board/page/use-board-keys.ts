import { useEffect, useEffectEvent } from "react";
import type { ShownOrder } from "../../../model/board/board-view.ts";
import type { CardDialog } from "../card/use-card-offers.ts";
import { type Direction, nextCard } from "./next-card.ts";

export interface BoardKeys {
  readonly onOpen: (shown: ShownOrder, dialog: CardDialog) => void;
  readonly onPrimary: (shown: ShownOrder) => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  readonly cardOf: (id: number) => ShownOrder | undefined;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Keys of the board by physical position, so that they work in Russian and Latin layouts. */
export function useBoardKeys(keys: BoardKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (runKey(event, keys)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** Returns whether the key was handled. */
function runKey(event: KeyboardEvent, { onOpen, onPrimary, onSearch, onHelp, cardOf }: BoardKeys): boolean {
  const direction = directions[event.code];
  if (direction) return focusCard(direction);
  if (event.key === "?") return done(onHelp);
  if (event.key === "/" || (event.code === "Slash" && !event.shiftKey)) return done(onSearch);
  const card = document.activeElement?.closest<HTMLElement>("[data-order]");
  const shown = card && cardOf(Number(card.dataset["order"]));
  if (!shown) return false;
  if (event.key === "Enter" && document.activeElement === card) return done(() => onOpen(shown, "details"));
  if (event.code === "KeyD") return done(() => onPrimary(shown));
  if (event.code === "KeyG") return done(() => onOpen(shown, "delay"));
  if (event.code === "KeyJ") return done(() => onOpen(shown, "refuse"));
  return false;
}

function done(work: () => void): true {
  work();
  return true;
}

function focusCard(direction: Direction): boolean {
  const columns = [...document.querySelectorAll<HTMLElement>("[data-column]")]
    .filter((column) => column.offsetParent !== null)
    .map((column) => [...column.querySelectorAll<HTMLElement>("[data-order]")]);
  const focused = document.activeElement?.closest<HTMLElement>("[data-order]") ?? null;
  const card = nextCard(columns, focused, direction);
  card?.focus();
  card?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return card !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [role=dialog]") !== null;
}
