import { widthAddress } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { openModal } from "../../../model/page/modals.ts";
import type { BannerView } from "../home/banner-view.ts";
import styles from "./stories.module.css";

/** The strip of stories. Each opens the viewer, and Back closes it (MODAL-3). */
export function Stories({ stories }: { readonly stories: readonly BannerView[] }) {
  const { t } = useI18n();
  if (stories.length === 0) return null;
  return (
    <section aria-label={t("home.stories")} className={styles["strip"]}>
      {stories.map((story, index) => (
        <button
          key={story.id}
          type="button"
          className={styles["story"]}
          onClick={() => openModal("stories", { stories, start: index })}
        >
          <span className={styles["ring"]}>
            {story.phone && (
              <img
                src={smallest(story.phone)}
                alt=""
                width={96}
                height={96}
                className="later"
                loading="lazy"
                fetchPriority="low"
              />
            )}
          </span>
          <span className={styles["title"]}>{story.title}</span>
        </button>
      ))}
    </section>
  );
}

/** The smallest file of a picture, because the strip shows it at 96 px. */
function smallest({ src, widths }: NonNullable<BannerView["phone"]>): string {
  const width = widths?.[0];
  return width === undefined ? src : widthAddress(src, width);
}
