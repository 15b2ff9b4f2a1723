import type { BoardChange, BoardOrder } from "@skatert/contract";
import { useId } from "react";
import { type BoardWords, useBoardWords } from "../words.ts";
import { ChangedDishes } from "./changed-dishes.tsx";
import css from "./changing.module.css";

/** Every change of the order, old → new, with who made it and why (CHANGE-3). */
export function ChangeList({ changes }: Pick<BoardOrder, "changes">) {
  const words = useBoardWords();
  const { t, dayTime, actor, money } = words;
  const heading = useId();
  if (changes.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby={heading}>
      <h3 id={heading} className={css.heading}>
        {t("change.list")}
      </h3>
      <ol className={css.lines}>
        {changes.map((change) => (
          <li key={change.number} className={css.line}>
            <p className={css.quiet}>
              {dayTime(change.at)} · {actor(change.by)}
              {change.consent !== "none" && ` · ${t(`change.agreed.${change.consent}`)}`}
            </p>
            <p>{change.reason}</p>
            <ChangedDishes dishes={change.dishes} />
            <OtherKinds change={change} words={words} />
            {change.totalWas !== change.totalNow && (
              <p>
                {money(change.totalWas)} → {money(change.totalNow)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The last change on a card, for whoever cooks. */
export function LastChange({ changes }: Pick<BoardOrder, "changes">) {
  const words = useBoardWords();
  const last = changes.at(-1);
  if (last === undefined) return null;
  return (
    <div className={css.last}>
      <p className={css.name}>{words.t("change.last", { time: words.time(last.at) })}</p>
      <ChangedDishes dishes={last.dishes} />
      <OtherKinds change={last} words={words} />
    </div>
  );
}

const OTHER_KINDS = ["address", "time", "method", "payment", "comment"] as const;

/** What was changed besides dishes. */
function OtherKinds({ change, words: { t } }: { readonly change: BoardChange; readonly words: BoardWords }) {
  const kinds = OTHER_KINDS.filter((kind) => change.kinds.includes(kind));
  return kinds.length === 0 ? null : <p>{kinds.map((kind) => t(`change.kind.${kind}`)).join(", ")}</p>;
}
