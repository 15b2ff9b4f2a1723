import { lettuce } from "../foods/greens.ts";
import { heap } from "../foods/heap.ts";

/** A bed of salad leaves. */
export const lawn = (colour: string, count = 26) =>
  heap({ radius: 235, height: 70, bed: "#5d7f2c", of: [{ part: lettuce(110, colour), count }], turn: 90 });
