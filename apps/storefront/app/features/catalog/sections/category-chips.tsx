import { type ReactNode, useEffect, useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { openModal } from "../../../model/page/modals.ts";
import { glide } from "../../../ui/browser/glide.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ChipLink } from "../../../ui/lists/chip.tsx";
import styles from "./category-chips.module.css";

export interface CategoryChip {
  readonly id: number | string;
  readonly name: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface CategoryChipsProps {
  readonly chips: readonly CategoryChip[];
  /** First in the row. */
  readonly before?: ReactNode;
}

/** A sticky row of sections that keeps the current one visible. */
export function CategoryChips({ chips, before }: CategoryChipsProps) {
  const { t } = useI18n();
  const row = useRef<HTMLDivElement>(null);
  const current = chips.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    const list = row.current;
    const chip = current ? list?.querySelector<HTMLElement>(`a[href="${CSS.escape(current)}"]`) : null;
    if (!list || !chip) return;
    list.scrollTo({ left: chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2, behavior: glide() });
  }, [current]);
  return (
    <nav data-sections="" tabIndex={-1} aria-label={t("site.categories")} className={styles["bar"]}>
      <IconButton icon="grid" label={t("catalog.all")} onClick={() => openModal("categories")} />
      <div ref={row} className={styles["row"]}>
        {before}
        {chips.map(({ id, name, href, isCurrent }) => (
          <ChipLink key={id} href={href} aria-current={isCurrent || undefined}>
            {name}
          </ChipLink>
        ))}
      </div>
    </nav>
  );
}
