import { moneyToRoubles } from "@skatert/domain";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PreviewedPrice } from "../../model/grid/price-edits.ts";
import screen from "../../ui/screen/screen.module.css";
import styles from "./grid-parts.module.css";

interface PercentPreviewProps {
  readonly preview: readonly PreviewedPrice[];
  /** If true, each price shows the name of its menu. */
  readonly hasBranches: boolean;
}

const height = 56;

/** Every price before and after, by dish and size. */
export function PercentPreview({ preview, hasBranches }: PercentPreviewProps) {
  const { t } = useI18n();
  const list = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: preview.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    overscan: 4,
  });
  if (preview.length === 0) return <p role="status">{t("grid.percent.nothing")}</p>;
  return (
    <>
      <p role="status">{t("grid.percent.preview", { count: preview.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section ref={list} className={styles.preview} tabIndex={0} aria-label={t("grid.percent.next")}>
        <ul style={{ position: "relative", height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const price = preview[index];
            return price === undefined ? null : (
              <li
                key={`${price.line.key} ${price.column.id}`}
                aria-setsize={preview.length}
                aria-posinset={index + 1}
                className={styles.previewRow}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Change price={price} hasBranches={hasBranches} />
              </li>
            );
          })}
        </ul>
      </section>
      <p className={screen.quiet}>{t("grid.percent.rule")}</p>
    </>
  );
}

function Change({ price, hasBranches }: { readonly price: PreviewedPrice; readonly hasBranches: boolean }) {
  const { t, money } = useI18n();
  const { line, column, before, after } = price;
  const size = line.size === null ? "" : line.size.name;
  const details = [size, hasBranches ? column.title : ""].filter(Boolean).join(" · ");
  const shown = (amount: typeof before.old) => (amount === null ? "—" : money(moneyToRoubles(amount)));
  return (
    <>
      <span className={styles.previewName}>
        <span className={styles.text}>{line.dish.name}</span>
        {details !== "" && <span className={`${screen.quiet} ${styles.text}`}>{details}</span>}
      </span>
      <span className={styles.previewPrices}>
        <span className={screen.unseen}>{t("grid.percent.now")} </span>
        {shown(before.price)}
        <span aria-hidden="true"> → </span>
        <span className={screen.unseen}> {t("grid.percent.next")} </span>
        <strong>{shown(after.price)}</strong>
        {(before.old !== null || after.old !== null) && (
          <span className={`${screen.quiet} ${styles.previewOld}`}>
            {t("grid.percent.old.was", { price: `${shown(before.old)} → ${shown(after.old)}` })}
          </span>
        )}
      </span>
    </>
  );
}
