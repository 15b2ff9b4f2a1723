import type { Gallery } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { openModal } from "../../../model/page/modals.ts";
import { Picture } from "../../../ui/picture.tsx";
import styles from "./gallery-view.module.css";

const sizes = "(min-width: 992px) 420px, (min-width: 600px) 46vw, 92vw";

/** Galleries one below the other. A picture opens the carousel of its gallery. */
export function GalleryView({ galleries }: { readonly galleries: readonly Gallery[] }) {
  return galleries.map((gallery, index) => (
    <section key={`${gallery.title} ${gallery.pictures[0]?.src}`} className={styles["gallery"]}>
      {gallery.title && <h2>{gallery.title}</h2>}
      <PictureWall pictures={gallery.pictures} first={index === 0} />
    </section>
  ));
}

export interface PictureWallProps {
  readonly pictures: Gallery["pictures"];
  readonly first?: boolean;
}

/** Pictures side by side, each a button that opens it at full size. */
export function PictureWall({ pictures, first }: PictureWallProps) {
  const { t } = useI18n();
  return (
    <ul className={styles["wall"]}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <button
            type="button"
            className={styles["picture"]}
            aria-label={t("gallery.open", { name: picture.alt || String(index + 1) })}
            onClick={() => openModal("image-carousel", { pictures, start: index })}
          >
            <Picture picture={picture} sizes={sizes} first={first && index === 0} alt="" />
            {picture.alt && (
              <span className={styles["caption"]} aria-hidden="true">
                {picture.alt}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
