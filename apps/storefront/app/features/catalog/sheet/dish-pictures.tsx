import type { Choice } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { DishDetail, SheetGroup } from "../card/dish.ts";
import { halfPictures } from "./group-choices.ts";
import styles from "./product-sheet.module.css";

/** On a phone slightly less than its width, because the difference is invisible and the file is smaller. */
const sheetSizes = "(min-width: 769px) 480px, 88vw";

export interface DishPicturesProps {
  readonly product: DishDetail;
  readonly groups: readonly SheetGroup[];
  readonly choices: readonly Choice[];
}

/** The pictures of a dish, or the two halves that it is made of, once both are chosen. */
export function DishPictures({ product: { card, pictures }, groups, choices }: DishPicturesProps) {
  const { t, formatNumber } = useI18n();
  const halves = halfPictures(groups, choices);
  if (halves !== null) {
    return (
      <div className={styles["pictures"]}>
        <div className={styles["halves"]}>
          {halves.map(({ name, picture }, index) => {
            const label = t("dish.choose.half", { number: formatNumber(index + 1) });
            const alt = t("site.labelled", { label, value: name });
            return <Picture key={label} picture={picture} sizes={sheetSizes} alt={alt} />;
          })}
        </div>
      </div>
    );
  }
  return (
    <div className={styles["pictures"]}>
      {pictures.map((picture, index) => (
        <Picture
          key={picture.src}
          picture={picture}
          sizes={sheetSizes}
          first={index === 0}
          alt={t("dish.picture", { name: card.name })}
        />
      ))}
    </div>
  );
}
