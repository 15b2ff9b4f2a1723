import type { LineRequest } from "@skatert/domain";
import { fetchPayload } from "../../platform/api/payload.ts";
import { useUser } from "../account/user-store.ts";
import { readLineRequest } from "./cart-shape.ts";
import { lastChoiceHere } from "./last-order.ts";

/** What the guest chose for the dish in the last order of it: on this device, else of the account. */
export async function lastChoiceOf(productId: number, signal: AbortSignal): Promise<LineRequest | null> {
  const here = lastChoiceHere(productId);
  if (here !== null || useUser.getState().user === null) return here;
  return readLineRequest(await fetchPayload("last-choice", `/last-choice/${productId}`, signal));
}
