import type { WireUploadedPicture } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/fields/field.module.css";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import css from "./picture-field.module.css";
import { UploadNote } from "./upload-note.tsx";
import { useAddingPicture } from "./use-adding-picture.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";

export interface PictureFieldProps {
  readonly label: string;
  /** Address of the picture; null: none. */
  readonly value: string | null;
  /** `picture`: size and widths of a new one, for the document; null: it was removed. */
  readonly onChange: (address: string | null, picture: WireUploadedPicture | null) => void;
  /** Aspect ratio that the shop uses, width to height. Default: any. */
  readonly aspect?: number;
  readonly isRequired?: boolean;
  readonly error?: string | null;
}

/** One picture: dropped, chosen or pasted, then cropped and uploaded at once. The form saves its address. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, aspect, isRequired = false, error = null } = props;
  const { t } = useI18n();
  const upload = usePictureUpload((picture) => onChange(picture.address, picture));
  const adding = useAddingPicture({ aspect: aspect ?? null, upload });
  const isSending = upload.state.kind === "sending";
  return (
    <FieldGroup {...adding.target} legend={label} error={error}>
      <div
        className={classNames(css.frame, adding.isOver && css.over)}
        style={aspect === undefined ? undefined : { aspectRatio: aspect }}
      >
        {value === null ? <p className={css.hint}>{t("picture.hint")}</p> : <img src={value} alt="" loading="lazy" />}
      </div>
      <UploadNote upload={upload} />
      {isRequired && value === null && <p className={field.hint}>{t("picture.required")}</p>}
      <div className={css.buttons}>
        <Button onPress={adding.choose} isPending={isSending}>
          {t(value === null ? "picture.choose" : "picture.replace")}
        </Button>
        {value !== null && (
          <>
            <Button onPress={() => adding.cropAgain(value)} isDisabled={isSending}>
              {t("picture.crop")}
            </Button>
            <Button look="quiet" onPress={() => onChange(null, null)} isDisabled={isSending}>
              {t("picture.remove")}
            </Button>
          </>
        )}
      </div>
      {adding.parts}
    </FieldGroup>
  );
}
