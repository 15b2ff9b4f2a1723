import type { SavedAddress } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ModalProps } from "../../../model/page/modals.ts";
import { emptyDetails } from "../../../model/place/place.ts";
import type { PlaceOptions } from "../../../model/place/place-options.ts";
import { branchFor } from "../../../model/place/place-options.ts";
import { usePlaceOptions } from "../../../model/place/use-place-options.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import { LazyMap } from "../map/lazy-map.tsx";
import pane from "../place/place-pane.module.css";
import styles from "./address-editor.module.css";
import { AddressField } from "./address-field.tsx";
import type { AddressGuess } from "./address-guess.ts";
import { keepFieldFocus } from "./keep-field-focus.ts";
import { detailsAfter, detailsInText } from "./typed-details.ts";
import { useAddressBook } from "./use-address-book.ts";
import { useLatest } from "./use-latest.ts";

type AddressEditorProps = ModalProps["address-editor"] & { readonly onClose: () => void };

const newAddress: SavedAddress = {
  id: null,
  name: "",
  line: "",
  apartment: "",
  entrance: "",
  floor: "",
  number: "",
  comment: "",
  coordinates: null,
};

/** An address to save: its name, its place by typing or by the map, and details for the courier. */
export function AddressEditor({ address, onSave, onClose }: AddressEditorProps) {
  const { t } = useI18n();
  const options = usePlaceOptions();
  return (
    <Dialog title={t(address === null ? "address.new" : "address.change")} shape="wide" onClose={onClose}>
      {options.data !== null && (
        <EditorForm options={options.data} address={address ?? newAddress} onSave={onSave} onClose={onClose} />
      )}
      {options.data === null && options.status === "pending" && <Skeleton height="420px" />}
      {options.data === null && options.status === "error" && (
        <div className={pane["form"]}>
          <Notice tone="danger">{t("place.loadFailed")}</Notice>
          <Button look="tint" onClick={options.retry}>
            {t("site.retry")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface EditorFormProps extends Pick<AddressEditorProps, "onSave" | "onClose"> {
  readonly options: PlaceOptions;
  readonly address: SavedAddress;
}

const details = ["apartment", "entrance", "floor"] as const;
const longest = 60;
const longestComment = 500;

function EditorForm(props: EditorFormProps) {
  const { t } = useI18n();
  const { options } = props;
  const { book, values, change, type, pick, movePin, errors, submit, busy } = useAddressForm(props);
  return (
    <form className={pane["form"]} noValidate onSubmit={submit}>
      <div className={`${pane["choice"]} ${styles["fields"]}`}>
        <Field
          label={t("address.name")}
          placeholder={t("address.nameHint")}
          value={values.name}
          error={errors.name}
          maxLength={longest}
          onChange={({ target }) => change({ name: target.value })}
        />
        <AddressField
          value={values.line}
          book={book}
          error={errors.line}
          isPlaced={values.coordinates !== null}
          onChange={type}
          onPick={pick}
        />
      </div>
      <LazyMap options={options} pin={values.coordinates} onMove={movePin} className={pane["map"]} />
      <div className={pane["rest"]}>
        <div className={styles["details"]}>
          {details.map((name) => (
            <Field
              key={name}
              label={t(`place.${name}`)}
              value={values[name]}
              maxLength={longest}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ))}
        </div>
        <TextArea
          label={t("place.courierComment")}
          value={values.comment}
          maxLength={longestComment}
          onChange={({ target }) => change({ comment: target.value })}
        />
      </div>
      <div className={pane["submit"]}>
        <Button type="submit" size="l" wide busy={busy} onMouseDown={keepFieldFocus}>
          {t("address.save")}
        </Button>
      </div>
    </form>
  );
}

function pickDoor({ apartment, entrance, floor }: SavedAddress) {
  return { apartment, entrance, floor };
}

function useAddressForm({ options, address, onSave, onClose }: EditorFormProps) {
  const { t } = useI18n();
  const book = useAddressBook(options);
  const { latest, forget } = useLatest();
  const [values, setValues] = useState(address);
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = (fields: Partial<SavedAddress>) => setValues((before) => ({ ...before, ...fields }));
  const show = ({ line, house, coordinates }: AddressGuess) => change({ line, number: house ?? "", coordinates });
  const isOutside = values.coordinates !== null && branchFor(values.coordinates, options, shopNow()) === null;
  const lineFault = () => {
    if (!/\p{L}/u.test(values.line)) return t("place.writeAddress");
    if (values.coordinates !== null) return null;
    return t(book.isEmpty ? "place.putPoint" : "place.choose.address");
  };
  const errors = {
    name: isTried && values.name.trim() === "" ? t("address.error.name") : null,
    line: isOutside ? t("place.outside") : isTried ? lineFault() : null,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (values.name.trim() === "" || lineFault() !== null || isOutside || busy) return;
    setBusy(true);
    const [best] = book.isRemote ? [] : book.atOnce(values.line);
    const line = best?.isCertain && best.coordinates !== null ? best.line : values.line;
    const isSaved = await onSave({ ...values, name: values.name.trim(), line: line.trim() });
    setBusy(false);
    if (isSaved) onClose();
  };
  return {
    values,
    change,
    errors,
    busy,
    submit: (event: FormEvent) => void submit(event),
    book,
    type(line: string) {
      forget();
      const [best] = book.isRemote ? [] : book.atOnce(line);
      const isFound = best?.isCertain === true && best.coordinates !== null;
      const [before, now] = [detailsInText(values.line), detailsInText(line)];
      const { apartment, entrance, floor } = detailsAfter({ ...emptyDetails, ...pickDoor(values) }, before, now);
      const unfound = book.isEmpty ? {} : { coordinates: null };
      const place = isFound ? { number: best.house ?? "", coordinates: best.coordinates } : unfound;
      change({ line, ...place, apartment, entrance, floor });
    },
    pick(guess: AddressGuess) {
      show(guess);
      if (guess.coordinates === null) void latest(book.locate(guess), show);
    },
    movePin(coordinates: NonNullable<SavedAddress["coordinates"]>) {
      const guess = book.nearest(coordinates);
      change({
        line: guess?.line ?? (book.isEmpty ? values.line : t("place.pointOnMap")),
        number: guess?.house ?? "",
        coordinates,
      });
      if (book.isRemote) void latest(book.at(coordinates), (found) => found && show({ ...found, coordinates }));
    },
  };
}
