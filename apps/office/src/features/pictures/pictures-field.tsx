import { useI18n } from "../../i18n/i18n-context.tsx";
import { type DocumentPicture, withPicture } from "../../model/pictures/document-picture.ts";
import { Button } from "../../ui/button.tsx";
import field from "../../ui/fields/field.module.css";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { SortList } from "../../ui/sort-list/sort-list.tsx";
import css from "./picture-field.module.css";
import { UploadNote } from "./upload-note.tsx";
import { useAddingPicture } from "./use-adding-picture.tsx";
import { type PictureUpload, usePictureUpload } from "./use-picture-upload.ts";

export interface PicturesFieldProps {
  readonly label: string;
  /** In display order. */
  readonly value: readonly DocumentPicture[];
  readonly onChange: (pictures: readonly DocumentPicture[]) => void;
  readonly aspect?: number;
  readonly max?: number;
  /** Whether the first picture is on the card. Default: yes. */
  readonly hasCard?: boolean;
  readonly error?: string | null;
}

interface Alt {
  /** The `alt` text of new pictures, such as the title of the entry. */
  readonly alt: string;
}

const usualMax = 10;

/** Several pictures, reordered by drag or keyboard. Each is dropped, chosen or pasted, then cropped and uploaded. */
export function PicturesField(props: PicturesFieldProps & Alt) {
  const { value, onChange, alt } = props;
  const upload = usePictureUpload((stored) => onChange(withPicture(value, stored, alt)));
  return <UploadingPicturesField {...props} upload={upload} />;
}

/** The same for a form that keeps the upload itself, so that it continues while the field is not shown. */
export function UploadingPicturesField(props: PicturesFieldProps & { readonly upload: PictureUpload }) {
  const { label, value, onChange, upload, aspect, max = usualMax, hasCard = true, error = null } = props;
  const { t } = useI18n();
  const adding = useAddingPicture({ aspect: aspect ?? null, upload });
  const items = value.map((picture, index) => ({
    id: picture.src,
    name: t("picture.number", { number: index + 1 }),
    isFirst: hasCard && index === 0,
  }));
  const isFull = value.length >= max;
  const isSending = upload.state.kind === "sending";
  return (
    <FieldGroup {...(isFull ? {} : adding.target)} legend={label} error={error}>
      {value.length === 0 ? (
        <div className={css.frame} data-over={adding.isOver || undefined}>
          <p className={css.hint}>{t("picture.hint")}</p>
        </div>
      ) : (
        <SortList
          label={label}
          items={items}
          handleName={({ name }) => t("picture.move", { name })}
          onMove={(ids) => onChange(ids.flatMap((src) => value.find((picture) => picture.src === src) ?? []))}
        >
          {(item) => (
            <div className={css.item}>
              <img src={item.id} alt={item.name} className={css.thumb} loading="lazy" />
              {item.isFirst && <span className={field.hint}>{t("picture.first")}</span>}
              <Button
                look="quiet"
                aria-label={t("picture.remove.of", { name: item.name })}
                onPress={() => onChange(value.filter(({ src }) => src !== item.id))}
              >
                {t("picture.remove")}
              </Button>
            </div>
          )}
        </SortList>
      )}
      <UploadNote upload={upload} />
      <div className={css.buttons}>
        <Button onPress={adding.choose} isDisabled={isFull} isPending={isSending}>
          {t("picture.add")}
        </Button>
        {isFull && <p className={field.hint}>{t("picture.full", { max })}</p>}
      </div>
      {adding.parts}
    </FieldGroup>
  );
}
