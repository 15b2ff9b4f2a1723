import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import field from "../../ui/fields/field.module.css";
import css from "./picture-field.module.css";
import type { PictureUpload } from "./use-picture-upload.ts";

/** Progress of an upload, or why it failed. */
export function UploadNote({ upload }: { readonly upload: PictureUpload }) {
  const { t } = useI18n();
  const { state, cancel, retry } = upload;
  if (state.kind === "idle") return null;
  if (state.kind === "sending")
    return (
      <div className={css.note}>
        <progress className={css.progress} aria-label={t("picture.sending")} value={state.share} />
        <Button look="quiet" onPress={cancel}>
          {t("picture.cancel")}
        </Button>
      </div>
    );
  return (
    <div className={css.note} role="alert">
      <p className={field.error}>{t(state.reason)}</p>
      {retry !== null && <Button onPress={retry}>{t("picture.retry")}</Button>}
    </div>
  );
}
