import { BLAME_TAGS, type OrderRating, PRAISE_TAGS, type RatingTag } from "@skatert/contract";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ModalProps } from "../../../model/page/modals.ts";
import { Button } from "../../../ui/button.tsx";
import { StarField } from "../../../ui/fields/star-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { ChipButton } from "../../../ui/lists/chip.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import styles from "./rate-modal.module.css";
import { useRateDraft } from "./use-rate-draft.ts";
import { useSendRating } from "./use-send-rating.ts";

const longestComment = 1000;

export interface RateFormProps extends Pick<ModalProps["rate"], "orderId" | "accessKey"> {
  readonly rating: OrderRating;
  readonly onRated: () => void;
}

/** The order as a whole first, then reasons that match its stars. */
export function RateForm({ orderId, accessKey, rating, onRated }: RateFormProps) {
  const { t } = useI18n();
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const draft = useRateDraft();
  const [tries, setTries] = useState(0);
  const { busy, failure, send } = useSendRating(orderId, accessKey, onRated);
  const isMissing = tries > 0 && draft.stars === 0;
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>("fieldset[aria-describedby] input")?.focus();
  }, [tries]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.stars === 0) setTries(tries + 1);
    else void send(draft.rating());
  };
  const nameOf = (count: number) => t("rate.stars", { count });
  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={submit}>
      <StarField
        label={t("rate.whole")}
        nameOf={nameOf}
        value={draft.stars}
        onChange={draft.setStars}
        size="l"
        errorId={isMissing ? errorId : undefined}
      />
      <p id={errorId} role="alert" className={styles["error"]}>
        {isMissing && t("rate.choose")}
      </p>
      {draft.stars > 0 && <Tags isPraise={draft.isPraise} chosen={draft.tags} onToggle={draft.toggleTag} />}
      <section className={styles["dishes"]}>
        <h3 className={styles["title"]}>{t("rate.dishes")}</h3>
        {rating.dishes.map(({ productId, name }) => (
          <StarField
            key={productId}
            label={name}
            nameOf={nameOf}
            value={draft.dishStars[productId] ?? 0}
            onChange={(stars) => draft.setDishStars(productId, stars)}
          />
        ))}
      </section>
      <TextArea
        label={t("rate.comment")}
        maxLength={longestComment}
        value={draft.comment}
        onChange={({ target }) => draft.setComment(target.value)}
      />
      {rating.isShown && <p className={styles["note"]}>{t("rate.shown")}</p>}
      {failure !== null && <Notice tone="danger">{t(failure)}</Notice>}
      <Button type="submit" size="l" wide busy={busy}>
        {t("rate.send")}
      </Button>
    </form>
  );
}

interface TagsProps {
  readonly isPraise: boolean;
  readonly chosen: readonly RatingTag[];
  readonly onToggle: (tag: RatingTag) => void;
}

function Tags({ isPraise, chosen, onToggle }: TagsProps) {
  const { t } = useI18n();
  const offered: readonly RatingTag[] = isPraise ? PRAISE_TAGS : BLAME_TAGS;
  return (
    <fieldset className={styles["group"]}>
      <legend className={styles["title"]}>{t(isPraise ? "rate.praise" : "rate.blame")}</legend>
      <div className={styles["tags"]}>
        {offered.map((tag) => (
          <ChipButton key={tag} aria-pressed={chosen.includes(tag)} onClick={() => onToggle(tag)}>
            {t(`rate.tag.${tag}`)}
          </ChipButton>
        ))}
      </div>
    </fieldset>
  );
}
