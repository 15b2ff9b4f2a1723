import { useState } from "react";
import { type AddressDetails, emptyDetails } from "../../../model/place/place.ts";
import { detailsAfter, detailsInText, type FromText } from "./typed-details.ts";

/**
 * The door of an address: flat, entrance, floor. A missing flat is requested, and the guest may decline it as
 * a private house.
 */
export function useDoorFields(last: AddressDetails | null) {
  const [details, setDetails] = useState(last ?? emptyDetails);
  const [fromText, setFromText] = useState<FromText>(details);
  // An address without a flat was accepted as a house before.
  const [isHouse, setHouse] = useState(last !== null && last.apartment === "");
  const [isTried, setTried] = useState(false);
  const isFlatMissing = !isHouse && details.apartment.trim() === "";
  return {
    details,
    isHouse,
    isFlatMissing,
    /** The missing flat is reported only after the form was submitted. */
    isFlatTold: isFlatMissing && isTried,
    /** Values for the courier. */
    toSend: isHouse ? { ...details, apartment: "", entrance: "", floor: "" } : details,
    setDetails,
    setHouse,
    markTried: () => setTried(true),
    /** The text of the address has changed: another door, unless the text has the same. */
    readText(text: string) {
      const now = detailsInText(text);
      setDetails((before) => detailsAfter(before, fromText, now));
      setFromText(now);
      setHouse(false);
      setTried(false);
    },
    /** Another known address. */
    take(own: AddressDetails) {
      setDetails(own);
      setFromText(own);
      setHouse(own.apartment === "");
    },
  };
}
