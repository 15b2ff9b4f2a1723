import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { sourceSet } from "../../../ui/picture.tsx";
import type { BannerView } from "./banner-view.ts";
import styles from "./landing-hero.module.css";

export interface LandingHeroProps {
  readonly slide: BannerView | null;
  readonly menuUrl: string;
}

/** First block of the one long page: what the shop is, and a link to its dishes. */
export function LandingHero({ slide, menuUrl }: LandingHeroProps) {
  const { t } = useI18n();
  const { name, description } = useShop();
  const picture = slide?.phone ?? slide?.desktop ?? null;
  return (
    <section className={styles["hero"]}>
      <div className={styles["words"]}>
        <h1>{name}</h1>
        <p className={styles["text"]}>{description}</p>
        <a href={menuUrl} className={buttonClass("action", "l")}>
          {t("landing.order")}
        </a>
      </div>
      {picture && (
        <a href={slide?.url ?? menuUrl} className={styles["offer"]}>
          <img
            src={picture.src}
            srcSet={sourceSet(picture)}
            sizes={sourceSet(picture) && "(min-width: 769px) 440px, 92vw"}
            width={picture.width ?? 4}
            height={picture.height ?? 3}
            alt=""
            fetchPriority="high"
          />
          <span>{slide?.title}</span>
        </a>
      )}
    </section>
  );
}
