/** Why the value of a cell is invalid. The office shows a text for each; `advice` of the wire is in English. */
export type ValueFault =
  | "cell-date"
  | "cell-formula"
  | "cell-error"
  | "cell-too-long"
  | "cell-too-precise"
  | "cell-split"
  | "cell-unclear"
  | "cell-zero"
  | "cell-any"
  | "cell-currency"
  | "section-or-dish"
  | "required"
  | "not-a-number"
  | "negative"
  | "too-large"
  | "decimals"
  | "ambiguous-number"
  | "not-a-flag"
  | "not-hours"
  | "not-an-id"
  | "unknown-id"
  | "other-dish"
  | "markup"
  | "picture-address"
  | "too-many"
  | "unknown-branch"
  | "not-sold"
  | "priced-by-size"
  | "unknown-group"
  | "ambiguous-group"
  | "group-rule"
  | "unknown-option"
  | "faulty-group"
  | "impossible"
  | "unknown-supplement"
  | "ambiguous-name"
  | "ambiguous-category"
  | "unknown-parent"
  | "unsupported-type"
  | "repeated"
  | "shop";

/** The canonical text of a value: equal texts mean equal values; "" is empty. */
export type Reading = { readonly text: string } | { readonly fault: ValueFault };

export function isFault(reading: Reading): reading is { readonly fault: ValueFault } {
  return "fault" in reading;
}
