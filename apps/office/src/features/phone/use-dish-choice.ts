import { useRef, useState } from "react";
import { type DishDraft, hasChoices, startDish } from "../../model/sale/dish-draft.ts";
import type { Sale } from "../../model/sale/sale.ts";
import type { PhoneWork } from "./use-phone-draft.ts";

/** A dish whose size and options are being chosen. `at`: its index in the order; null: it is new. */
interface Chosen {
  readonly dish: DishDraft;
  readonly at: number | null;
}

/** The dish that the person searches or chooses, and that is not in the order yet. */
export function useDishChoice(work: PhoneWork, sale: Sale) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const leave = () => {
    setChosen(null);
    input.current?.focus();
  };
  return {
    typed,
    type: setTyped,
    chosen,
    input,
    isOpen: chosen !== null || typed.trim() !== "",
    /** A dish without choices goes straight into the order. */
    start(id: number): void {
      const dish = startDish(sale, id);
      if (dish === null) return;
      setTyped("");
      if (hasChoices(sale, dish)) setChosen({ dish, at: null });
      else {
        work.take(dish, null);
        input.current?.focus();
      }
    },
    edit: (at: number) => {
      const dish = work.draft.dishes[at];
      if (dish !== undefined) setChosen({ dish, at });
    },
    put: (dish: DishDraft) => setChosen((now) => now && { ...now, dish }),
    leave,
    done(): void {
      if (chosen !== null) work.take(chosen.dish, chosen.at);
      leave();
    },
  };
}

export type DishChoice = ReturnType<typeof useDishChoice>;
