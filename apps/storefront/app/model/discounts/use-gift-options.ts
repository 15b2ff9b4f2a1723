import type { ProductId } from "@skatert/domain";
import { useEffect, useState } from "react";
import { fetchPayload } from "../../platform/api/payload.ts";
import type { GiftOption } from "./gift-options.ts";

/** Names and pictures of gifts by product. Empty until loaded. */
export function useGiftOptions(productIds: readonly ProductId[]): ReadonlyMap<ProductId, GiftOption> {
  const [options, setOptions] = useState<ReadonlyMap<ProductId, GiftOption>>(new Map());
  const list = [...new Set(productIds)].join(",");
  useEffect(() => {
    if (list === "") return;
    const stop = new AbortController();
    fetchPayload<readonly GiftOption[]>("gift-options", `/gift-options/${list}`, stop.signal).then(
      (found) => setOptions(new Map(found.map((option) => [option.id, option]))),
      // Without pictures, gifts show their coupon's name.
      () => undefined,
    );
    return () => stop.abort();
  }, [list]);
  return options;
}
