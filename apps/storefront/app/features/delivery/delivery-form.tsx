import type { SavedAddress } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type AddressDetails, type DeliveryPlace, emptyDetails, type Place } from "../../state/place.ts";
import { branchFor, isInSomeZone, type PlaceOptions, type ServingBranch } from "../../state/place-options.ts";
import { usePlace } from "../../state/place-store.ts";
import { shopNow } from "../../state/shop-clock.ts";
import { Button } from "../../ui/button.tsx";
import { AddressDetailsFields } from "./address-details-fields.tsx";
import { AddressField } from "./address-field.tsx";
import type { AddressGuess } from "./address-guess.ts";
import { LazyMap } from "./lazy-map.tsx";
import { LazyKeepAddress, LazyOwnAddresses } from "./lazy-own-addresses.tsx";
import styles from "./place-pane.module.css";
import { useAddressBook } from "./use-address-book.ts";
import { useKeepAddress } from "./use-keep-address.ts";
import { useLatest } from "./use-latest.ts";
import { ZoneVerdict } from "./zone-verdict.tsx";

export interface DeliveryFormProps {
  readonly options: PlaceOptions;
  /** What stands in the address field; kept by the dialog while another tab is looked at. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Place) => void;
}

/** An address by typing or by moving the map, its zone at once, and what the courier should know. */
export function DeliveryForm({ options, typed, onType, onChoose }: DeliveryFormProps) {
  const { t } = useI18n();
  const book = useAddressBook(options);
  const { latest, forget } = useLatest();
  const last = usePlace((state) => state.lastDelivery);
  const [text, setText] = useKept(typed || last?.line || "", onType);
  const [point, setPoint] = useState<Coordinates | null>(last?.coordinates ?? null);
  const [details, setDetails] = useState<AddressDetails>(last?.details ?? emptyDetails);
  const [error, setError] = useState<string | null>(null);
  const keeping = useKeepAddress(text, details);
  const serving = point === null ? null : branchFor(point, options, shopNow());
  const isOutside = point !== null && serving === null;
  // A zone that nobody serves has no price; that is another thing than no zone.
  const refusal = !isOutside ? null : isInSomeZone(point, options.zones) ? t("place.costUnknown") : t("place.outside");

  const show = ({ line, coordinates }: AddressGuess) => {
    setText(line);
    setPoint(coordinates);
    setError(coordinates === null ? t("place.addHouse") : null);
  };
  const pick = (guess: AddressGuess) => {
    if (guess.coordinates !== null || !book.isRemote) return show(guess);
    setText(guess.line);
    setPoint(null);
    setError(null);
    void latest(book.locate(guess), show);
  };
  const movePin = (place: Coordinates) => {
    setText(book.nearest(place)?.line ?? t("place.pointOnMap"));
    setPoint(place);
    setError(null);
    if (book.isRemote) void latest(book.at(place), (guess) => guess && setText(guess.line));
  };
  /** What was typed and not picked from the list is shown as it was understood, to be confirmed. */
  const resolveTyped = () =>
    void latest(book.suggest(text), ([best]) => {
      if (best === undefined) setError(t("place.choose.address"));
      else pick(best);
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (point === null) return resolveTyped();
    if (serving === null) return;
    if (!keeping.mayGoOn()) return focusFault(event.currentTarget);
    const place = deliveryPlace({ text, point, details, serving });
    keeping.keep(place);
    onChoose(place);
  };
  /** One tap is enough; an address that nobody serves is shown with the reason. */
  const chooseOwn = ({ line, coordinates, ...rest }: SavedAddress) => {
    forget();
    const own = { ...emptyDetails, ...pickDetails(rest) };
    setText(line);
    setPoint(coordinates);
    setDetails(own);
    setError(null);
    const branch = coordinates === null ? null : branchFor(coordinates, options, shopNow());
    if (coordinates !== null && branch !== null)
      onChoose(deliveryPlace({ text: line, point: coordinates, details: own, serving: branch }));
  };

  return (
    <form className={styles["form"]} onSubmit={submit} noValidate>
      <div className={styles["choice"]}>
        <LazyOwnAddresses chosenLine={text} onChoose={chooseOwn} />
        <AddressField
          value={text}
          book={book}
          error={refusal ?? error}
          onChange={(value) => {
            forget();
            setText(value);
            setPoint(null);
            setError(null);
          }}
          onPick={pick}
        />
      </div>
      <LazyMap options={options} pin={point} onMove={movePin} className={styles["map"]} />
      <div className={styles["rest"]}>
        <ZoneVerdict serving={serving} isOutside={isOutside} schedules={options.schedules} />
        {!isOutside && <AddressDetailsFields details={details} onChange={setDetails} />}
        {!isOutside && keeping.isOffered && <LazyKeepAddress {...keeping.fields} />}
      </div>
      <div className={styles["submit"]}>
        <Button type="submit" size="l" wide disabled={isOutside}>
          {t("place.deliver")}
        </Button>
      </div>
    </form>
  );
}

/** The field with the fault may be out of sight. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

function pickDetails({ apartment, entrance, floor, comment }: Omit<SavedAddress, "line" | "coordinates">) {
  return { apartment, entrance, floor, comment };
}

interface ChosenAddress {
  readonly text: string;
  readonly point: Coordinates;
  readonly details: AddressDetails;
  readonly serving: ServingBranch;
}

function deliveryPlace({ text, point, details, serving }: ChosenAddress): DeliveryPlace {
  return {
    kind: "delivery",
    locationId: serving.location.id,
    warehouseId: serving.warehouseId,
    line: text.trim(),
    coordinates: point,
    details,
    terms: serving.condition,
  };
}

/** State that tells its owner of each change. */
function useKept(initial: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(initial);
  return [
    text,
    (value) => {
      setText(value);
      onChange(value);
    },
  ];
}
