import type { SavedAddress } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type AddressDetails, type DeliveryPlace, emptyDetails, type Place } from "../../state/place.ts";
import { branchFor, isInSomeZone, type PlaceOptions, type ServingBranch } from "../../state/place-options.ts";
import { usePlace } from "../../state/place-store.ts";
import { shopNow } from "../../state/shop-clock.ts";
import { addressFault } from "./address-fault.ts";
import { locateFailure } from "./address-shortcuts.tsx";
import type { FoundMe } from "./find-me.ts";
import { useAddressBook } from "./use-address-book.ts";
import { type DeliveryTarget, useDeliveryTarget } from "./use-delivery-target.ts";
import { useDoorFields } from "./use-door-fields.ts";
import { useKeepAddress } from "./use-keep-address.ts";

export interface DeliveryFormProps {
  readonly options: PlaceOptions;
  /** What stands in the address field; kept by the dialog while another tab is looked at. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Place) => void;
}

/** An address that is chosen with one tap: of the account, or of this device. */
export type KnownAddress = Omit<SavedAddress, "id" | "name" | "number"> & { readonly intercom?: string };

/** The delivery form: its button sends the place at the first press, or says what is missing. */
export function useDeliveryForm({ options, typed, onType, onChoose }: DeliveryFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const book = useAddressBook(options);
  const last = usePlace((state) => state.lastDelivery);
  const door = useDoorFields(last?.details ?? null);
  const where = useDeliveryTarget({ book, typed, last, onType });
  const { point, line } = where.target;
  const keeping = useKeepAddress(line || where.text, door.toSend);
  const serving = servingOf(point, options);

  const send = ({ line: to, point: at }: DeliveryTarget, form: HTMLFormElement) => {
    const branch = servingOf(at, options);
    if (at === null || branch === null) return;
    if (!keeping.mayGoOn() || door.isFlatMissing) return focusFault(form);
    const place = deliveryPlace(to, at, door.toSend, branch);
    keeping.keep(place);
    onChoose(place);
  };
  return {
    ...{ book, where, door, keeping, serving },
    isOutside: point !== null && serving === null,
    error: outsideText(point, serving, options, i18n) ?? where.error,
    type(value: string) {
      where.type(value);
      door.readText(value);
    },
    found(me: FoundMe) {
      if (me.kind === "found") where.movePin(me.point);
      else where.setError(t(locateFailure(me)));
    },
    /** One tap is enough; an address that nobody serves is shown with the reason. */
    chooseKnown({ line: known, coordinates, apartment, entrance, floor, comment, intercom = "" }: KnownAddress) {
      const details = { ...emptyDetails, apartment, entrance, floor, comment, intercom };
      where.put(known, coordinates);
      door.take(details);
      const branch = servingOf(coordinates, options);
      if (coordinates !== null && branch !== null) onChoose(deliveryPlace(known, coordinates, details, branch));
    },
    submit(form: HTMLFormElement) {
      door.markTried();
      if (point !== null) return send(where.target, form);
      where.resolve((guess) => {
        const fault = addressFault(guess, i18n) ?? (guess?.isCertain ? null : t("place.pickStreet"));
        if (guess === null || fault !== null) {
          where.setError(fault);
          return focusFault(form);
        }
        where.show(guess);
        send({ line: guess.line, point: guess.coordinates }, form);
      });
    },
  };
}

/** A zone that nobody serves has no price; that is another thing than no zone. */
function outsideText(
  point: Coordinates | null,
  serving: ServingBranch | null,
  { zones }: PlaceOptions,
  { t }: Pick<ReturnType<typeof useI18n>, "t">,
): string | null {
  if (point === null || serving !== null) return null;
  return t(isInSomeZone(point, zones) ? "place.costUnknown" : "place.outside");
}

function servingOf(point: Coordinates | null, options: PlaceOptions): ServingBranch | null {
  return point === null ? null : branchFor(point, options, shopNow());
}

/** The field with the fault may be out of sight. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    fault?.focus({ preventScroll: true });
    // The button stays in sight at the bottom and would cover a field scrolled to the edge.
    fault?.scrollIntoView({ block: "center" });
  });
}

function deliveryPlace(
  line: string,
  point: Coordinates,
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
