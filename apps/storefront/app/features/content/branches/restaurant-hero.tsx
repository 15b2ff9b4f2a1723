import type { Picture as PictureData } from "@skatert/domain";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import styles from "./restaurant-hero.module.css";

export interface RestaurantHeroProps {
  readonly cover: PictureData | null;
  readonly menuUrl: string;
  /** Button that opens table booking. */
  readonly children: ReactNode;
}

/** The hall at full width with the restaurant's name, a booking button and the menu. */
export function RestaurantHero({ cover, menuUrl, children }: RestaurantHeroProps) {
  const { t } = useI18n();
  const shop = useShop();
  return (
    <section className={styles["hero"]} data-plain={cover === null || undefined}>
      {cover && <Picture picture={cover} sizes="100vw" first alt="" className={styles["cover"]} />}
      <div className={styles["words"]}>
        <h1>{shop.name}</h1>
        <p>{t("restaurant.heroText")}</p>
        <div className={styles["actions"]}>
          {children}
          <a href={menuUrl} className={`${buttonClass("outline", "l")} ${styles["menu"]}`}>
            {t("restaurant.toMenu")}
          </a>
        </div>
      </div>
    </section>
  );
}
