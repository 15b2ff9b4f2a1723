import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PictureSpec } from "../../../model/content/content-fields.ts";
import { type DocumentPicture, documentPicture } from "../../../model/pictures/document-picture.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import panes from "../../../ui/screen/panes.module.css";
import screen from "../../../ui/screen/screen.module.css";
import { PictureField } from "../../pictures/picture-field.tsx";
import { PicturesField } from "../../pictures/pictures-field.tsx";
import css from "../content.module.css";
import type { EntryPartProps } from "./part-props.ts";

interface EntryPicturesProps extends EntryPartProps {
  readonly field: PictureSpec;
  /** The title field of the entry: the alt text of a new picture. */
  readonly titled: string;
}

const maxPictures = { picture: 1, pictures: 10, gallery: 100 } as const;

/** The pictures of an entry, with the proportions that the shop uses. */
export function EntryPictures({ field, titled, form, change, errorOf }: EntryPicturesProps) {
  const { t } = useI18n();
  const pictures = form.pictures[field.name] ?? [];
  const alt = (form.texts[titled] ?? "").trim();
  const put = (next: readonly DocumentPicture[]) => change({ pictures: { ...form.pictures, [field.name]: next } });
  const error = errorOf(field.name);
  return (
    <div className={screen.group}>
      {field.type === "picture" ? (
        <PictureField
          label={t(field.label)}
          aspect={field.aspect}
          value={pictures[0]?.src ?? null}
          error={error}
          onChange={(_address, picture) => put(picture === null ? [] : [documentPicture(picture, alt)])}
        />
      ) : (
        <PicturesField
          label={t(field.label)}
          aspect={field.aspect}
          max={maxPictures[field.type]}
          hasCard={false}
          alt={field.type === "gallery" ? "" : alt}
          value={pictures}
          error={error}
          onChange={put}
        />
      )}
      {field.type === "gallery" &&
        pictures.map((picture, at) => (
          <div key={picture.src} className={css.caption}>
            <img src={picture.src} alt="" className={panes.thumb} loading="lazy" />
            <TextField
              label={t("content.caption.number", { number: at + 1 })}
              value={typeof picture["alt"] === "string" ? picture["alt"] : ""}
              onChange={(text) => put(pictures.map((each) => (each === picture ? { ...each, alt: text } : each)))}
              maxLength={200}
            />
          </div>
        ))}
    </div>
  );
}
