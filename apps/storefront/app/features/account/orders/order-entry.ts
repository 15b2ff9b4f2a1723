import type { OrderView } from "@skatert/contract";
import type { Picture } from "@skatert/domain";
import type { Repeatable } from "../../../model/orders/use-repeat.ts";

/** An order of the list, with what it takes to order it again. */
export interface OrderEntry extends Repeatable {
  readonly order: OrderView;
  readonly canRate: boolean;
  /** Of its first dishes, as far as the menu still has them. */
  readonly pictures: readonly Picture[];
}
