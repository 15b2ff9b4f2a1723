import type { Measure, Picture, QuotedLine } from "@skatert/domain";

/** A line of an order; the menu may have changed since, so what it adds may be missing. */
export interface OrderLineView {
  readonly line: QuotedLine;
  readonly variationName: string | null;
  readonly measure: Measure;
  readonly picture: Picture | null;
}
