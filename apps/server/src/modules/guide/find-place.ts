import { DEFAULT_LANGUAGE, type WireGuidePlace } from "@skatert/contract";
import { type AddressFinder, FinderFailure } from "../../ports/geocoder/address-finder.ts";

/**
 * Looks an address up anywhere, because the shop has no zone yet. If the provider fails, the result is empty: the owner
 * can still set the point by hand.
 */
export function placeFinder(finder: AddressFinder, onFailure: (error: FinderFailure) => void) {
  return async (text: string): Promise<WireGuidePlace["place"]> => {
    try {
      const found = await finder.locate({ text, language: DEFAULT_LANGUAGE, session: "", area: null, ref: null });
      return found?.coordinates == null ? null : { text: found.text, ...found.coordinates };
    } catch (error) {
      if (!(error instanceof FinderFailure)) throw error;
      onFailure(error);
      return null;
    }
  };
}
