import type { SavedAddress } from "@skatert/contract";
import { create } from "zustand";

interface AddressesState {
  /** The signed-in shopper's addresses. Empty for a guest and until loaded. */
  readonly addresses: readonly SavedAddress[];
  readonly set: (addresses: readonly SavedAddress[]) => void;
}

/** Saved addresses, loaded at the start of a visit (STATE-10). Never stored in the browser. */
export const useAddresses = create<AddressesState>((set) => ({
  addresses: [],
  set: (addresses) => set({ addresses }),
}));
