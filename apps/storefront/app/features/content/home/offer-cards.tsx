import { useI18n } from "../../../i18n/i18n-context.tsx";
import { sourceSet } from "../../../ui/picture.tsx";
import type { BannerView } from "./banner-view.ts";
import styles from "./offer-cards.module.css";

export interface OfferCardsProps {
  readonly slides: readonly BannerView[];
  /** Shows the name of the row. Otherwise only screen readers have it. */
  readonly titled?: boolean;
}

/** Banners as small cards in a row, for page types with other content on the first screen (VALID-5). */
export function OfferCards({ slides, titled }: OfferCardsProps) {
  const { t } = useI18n();
  if (slides.length === 0) return null;
  return (
    <section aria-label={t("home.banners")} className={styles["offers"]}>
      {titled && <h2 className={styles["heading"]}>{t("home.banners")}</h2>}
      <ul className={styles["row"]}>
        {slides.map((slide) => (
          <li key={slide.id} className={styles["item"]}>
            <Card slide={slide} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ slide: { title, text, phone, desktop, url } }: { readonly slide: BannerView }) {
  const picture = phone ?? desktop;
  const content = (
    <>
      {picture && (
        <img
          src={picture.src}
          srcSet={sourceSet(picture)}
          sizes={sourceSet(picture) && "280px"}
          width={picture.width ?? 4}
          height={picture.height ?? 3}
          alt=""
          className="later"
          loading="lazy"
        />
      )}
      <span className={styles["words"]}>
        <span className={styles["title"]}>{title}</span>
        <span className={styles["text"]}>{text}</span>
      </span>
    </>
  );
  return url ? (
    <a href={url} className={styles["card"]}>
      {content}
    </a>
  ) : (
    <div className={styles["card"]}>{content}</div>
  );
}
