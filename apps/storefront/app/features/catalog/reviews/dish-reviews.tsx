import type { DishReviews as Reviews } from "@skatert/contract";
import { dayText } from "../../../i18n/format/day-text.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import styles from "./dish-reviews.module.css";
import { useDishReviews } from "./use-dish-reviews.ts";

/** Guests' reviews of a dish, newest first, by pages. Comments are plain text. */
export function DishReviews({ dishId }: { readonly dishId: number }) {
  const { t } = useI18n();
  const { reviews, status, more } = useDishReviews(dishId);
  return (
    <div className={styles["reviews"]}>
      {status === "success" && reviews.length === 0 && <p className={styles["empty"]}>{t("reviews.empty")}</p>}
      {reviews.length > 0 && (
        <ul>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {status === "pending" && <Skeleton height="96px" />}
      {status === "error" && <Notice tone="danger">{t("reviews.failed")}</Notice>}
      {more !== null && (
        <Button look="tint" size="s" onClick={more}>
          {t(status === "error" ? "site.retry" : "reviews.more")}
        </Button>
      )}
    </div>
  );
}

function ReviewItem({ review }: { readonly review: Reviews["reviews"][number] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { timeZone } = useShop();
  const { stars, name, comment, at, reply } = review;
  return (
    <li className={styles["review"]}>
      <p className={styles["head"]}>
        <span
          role="img"
          aria-label={t("rate.stars", { count: stars })}
          className={styles["stars"]}
          data-stars={"★".repeat(stars)}
        />
        <span translate="no">{name}</span>
        <span className={styles["date"]}>{dayText(at, timeZone, shopNow(), i18n)}</span>
      </p>
      <p className={styles["comment"]}>{comment}</p>
      {reply !== null && (
        <p className={styles["comment"]}>
          <b>{t("reviews.reply")}</b> {reply}
        </p>
      )}
    </li>
  );
}
