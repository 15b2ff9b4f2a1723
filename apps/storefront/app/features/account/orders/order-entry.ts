import type { OrderView } from "@skatert/contract";
import type { CartLine, Picture } from "@skatert/domain";

/** An order of the list, with what it takes to order it again. */
export interface OrderEntry {
  readonly order: OrderView;
  readonly repeatLines: readonly CartLine[];
  readonly gone: readonly string[];
  readonly canRate: boolean;
  /** Of its first dishes, as far as the menu still has them. */
  readonly pictures: readonly Picture[];
}
