import type { SavedAddress } from "@skatert/contract";
import { create } from "zustand";

interface AddressesState {
  /** What the signed-in shopper keeps; empty for a guest and until it is loaded. */
  readonly addresses: readonly SavedAddress[];
  readonly set: (addresses: readonly SavedAddress[]) => void;
}

/** Saved addresses, loaded at the start of a visit (STATE-10). Never kept in the browser. */
export const useAddresses = create<AddressesState>((set) => ({
  addresses: [],
  set: (addresses) => set({ addresses }),
}));
