import type { Ref } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useScrollToCurrent } from "../../../ui/browser/use-scroll-to-current.ts";
import styles from "./category-side.module.css";

export interface SideEntry {
  readonly id: number | string;
  readonly name: string;
  readonly url: string;
  readonly image?: string | null;
  /** It, or one of its subcategories, is shown. */
  readonly isCurrent: boolean;
  /** Subsections, shown below the current entry. */
  readonly children?: readonly SideEntry[];
}

/** Sections of the menu as a sidebar list, or as a row that scrolls sideways on narrow screens. */
export function CategorySide({ entries }: { readonly entries: readonly SideEntry[] }) {
  const { t } = useI18n();
  const row = useScrollToCurrent<HTMLUListElement>(entries.find(({ isCurrent }) => isCurrent)?.id);
  return (
    <nav aria-label={t("catalog.side")} data-sections="" tabIndex={-1} className={styles["side"]}>
      <EntryList entries={entries} row={row} />
    </nav>
  );
}

interface EntryListProps {
  readonly entries: readonly SideEntry[];
  readonly row?: Ref<HTMLUListElement>;
}

function EntryList({ entries, row }: EntryListProps) {
  return (
    <ul ref={row}>
      {entries.map(({ id, name, url, image, isCurrent, children = [] }) => (
        <li key={id}>
          <a href={url} aria-current={isCurrent || undefined}>
            {image && <img src={image} alt="" width={40} height={40} loading="lazy" />}
            {name}
          </a>
          {isCurrent && children.length > 0 && <EntryList entries={children} />}
        </li>
      ))}
    </ul>
  );
}
