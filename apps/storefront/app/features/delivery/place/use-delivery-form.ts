import type { SavedAddress } from "@skatert/contract";
import type { Coordinates, ZoneId } from "@skatert/domain";
import { useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import type { AddressDetails, DeliveryPlace, Place } from "../../../model/place/place.ts";
import {
  branchFor,
  branchForZone,
  isInSomeZone,
  type PlaceOptions,
  type ServingBranch,
} from "../../../model/place/place-options.ts";
import { usePlace } from "../../../model/place/place-store.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { addressFault } from "../address/address-fault.ts";
import { locateFailure } from "../address/address-shortcuts.tsx";
import { type AddressBook, useAddressBook } from "../address/use-address-book.ts";
import { useDoorFields } from "../address/use-door-fields.ts";
import { useKeepAddress } from "../address/use-keep-address.ts";
import type { FoundMe } from "../map/find-me.ts";
import { type DeliveryTarget, useDeliveryTarget } from "./use-delivery-target.ts";

export interface DeliveryFormProps {
  readonly options: PlaceOptions;
  /** Text of the address field. The dialog keeps it while another tab is open. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Place) => void;
}

/** A saved address of the account or of this device, chosen with one tap. */
export type KnownAddress = Omit<SavedAddress, "id" | "name" | "number"> & {
  readonly intercom?: string;
  /** The zone that was chosen instead of a point. */
  readonly zoneId?: ZoneId | null;
};

/** The delivery form. Its button submits the place at the first press, or shows what is missing. */
export function useDeliveryForm({ options, typed, onType, onChoose }: DeliveryFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const book = useAddressBook(options);
  const last = usePlace((state) => state.lastDelivery);
  const door = useDoorFields(last?.details ?? null);
  const where = useDeliveryTarget({ book, typed, last, onType });
  const { point, line } = where.target;
  const keeping = useKeepAddress(line || where.text, door.toSend);
  const { setUnfound, ...zone } = useZoneInstead(point, book);
  const serving = servingOf(point, zone.zoneId, options);

  const send = useNewest(({ line: to, point: at }: DeliveryTarget, form: HTMLFormElement) => {
    const branch = servingOf(at, zone.zoneId, options);
    if (branch === null) return refuse(where, t("place.costUnknown"), form);
    if (!keeping.mayGoOn() || door.isFlatMissing) return focusFault(form);
    const place = deliveryPlace(to, at, door.toSend, branch);
    keeping.keep(place);
    onChoose(place);
  });
  return {
    book,
    where,
    door,
    keeping,
    serving,
    zone,
    isOutside: point !== null && serving === null,
    error: outsideText(point, serving, options, i18n) ?? where.error,
    type(value: string) {
      where.type(value);
      setUnfound(false);
      door.readText(value);
    },
    found(me: FoundMe) {
      if (me.kind === "found") where.movePin(me.point);
      else where.setError(t(locateFailure(me)));
    },
    /** One tap is enough. An address outside all zones is shown with the reason. */
    chooseKnown({ line: known, coordinates, zoneId = null, ...rest }: KnownAddress) {
      const details = doorOf(rest);
      where.put(known, coordinates);
      door.take(details);
      const branch = servingOf(coordinates, zoneId, options);
      if (branch !== null) onChoose(deliveryPlace(known, coordinates, details, branch));
    },
    submit(form: HTMLFormElement) {
      door.markTried();
      const missing = missingIn(book, where.text, point ?? zone.zoneId);
      if (missing !== null) return refuse(where, t(missing), form);
      if (point !== null || zone.zoneId !== null) return send.current({ line: line || where.text, point }, form);
      where.resolve((guess) => {
        setUnfound(guess === null);
        const fault = addressFault(guess, i18n) ?? (guess?.isCertain ? null : t("place.pickStreet"));
        if (guess === null || fault !== null) return refuse(where, fault, form);
        where.show(guess);
        send.current({ line: guess.line, point: guess.coordinates }, form);
      });
    },
  };
}

/** The function of the last render, because the door may be filled in while the address is checked. */
function useNewest<Send>(send: Send) {
  const newest = useRef(send);
  newest.current = send;
  return newest;
}

/** Input for a shop without its own addresses: the text, and a point or zone. */
function missingIn({ isEmpty }: AddressBook, text: string, place: Coordinates | ZoneId | null): PlainKey | null {
  if (!isEmpty) return null;
  if (!/\p{L}/u.test(text)) return "place.writeAddress";
  return place === null ? "place.putPoint" : null;
}

interface Refusing {
  readonly setError: (fault: string | null) => void;
}

function refuse({ setError }: Refusing, fault: string | null, form: HTMLFormElement): void {
  setError(fault);
  focusFault(form);
}

/** The choice of a zone by name, offered while an address has no point and no list contains it. */
function useZoneInstead(point: Coordinates | null, { isEmpty }: AddressBook) {
  const [chosen, choose] = useState<ZoneId | null>(null);
  const [isUnfound, setUnfound] = useState(false);
  const isOffered = point === null && (isEmpty || isUnfound);
  return { isOffered, zoneId: isOffered ? chosen : null, choose, setUnfound };
}

function doorOf({ intercom = "", ...known }: Omit<KnownAddress, "line" | "coordinates" | "zoneId">): AddressDetails {
  const { apartment, entrance, floor, comment } = known;
  return { apartment, entrance, floor, intercom, comment };
}

/** A zone without delivery has no price. It differs from no zone. */
function outsideText(
  point: Coordinates | null,
  serving: ServingBranch | null,
  { zones }: PlaceOptions,
  { t }: Pick<ReturnType<typeof useI18n>, "t">,
): string | null {
  if (point === null || serving !== null) return null;
  return t(isInSomeZone(point, zones) ? "place.costUnknown" : "place.outside");
}

/** By the point. Without one, by the chosen zone. */
function servingOf(point: Coordinates | null, zoneId: ZoneId | null, options: PlaceOptions): ServingBranch | null {
  if (point !== null) return branchFor(point, options, shopNow());
  return zoneId === null ? null : branchForZone(zoneId, options, shopNow());
}

/** The field with the fault may be out of view. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    fault?.focus({ preventScroll: true });
    // The sticky button at the bottom would cover a field scrolled to the edge.
    fault?.scrollIntoView({ block: "center" });
  });
}

function deliveryPlace(
  line: string,
  point: Coordinates | null,
  details: AddressDetails,
  serving: ServingBranch,
): DeliveryPlace {
  return {
    kind: "delivery",
    locationId: serving.location.id,
    warehouseId: serving.warehouseId,
    line: line.trim(),
    coordinates: point,
    details,
    terms: serving.condition,
  };
}
