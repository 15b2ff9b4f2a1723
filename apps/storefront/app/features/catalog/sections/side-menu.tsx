import type { ComponentType } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { EmptyState } from "../../../ui/text/empty-state.tsx";
import { type PackedSection, unpackSections } from "../menu/packed-dish.ts";
import { SectionView, type SectionViewProps } from "../menu/section-view.tsx";
import { CategorySide } from "./category-side.tsx";
import styles from "./side-menu.module.css";
import { useScrollSpy } from "./use-scroll-spy.ts";

export interface SideMenuProps {
  readonly sections: readonly PackedSection[];
  readonly Section?: ComponentType<SectionViewProps>;
}

/** The whole menu on one page, with a sidebar list of sections that follows the scroll position. */
export function SideMenu({ sections: packed, Section = SectionView }: SideMenuProps) {
  const sections = unpackSections(packed);
  const { t } = useI18n();
  const current = useScrollSpy(sections.map(({ slug }) => slug));
  if (sections.length === 0) return <EmptyState title={t("home.empty")} />;
  const entries = sections.map(({ id, slug, name }) => ({ id, name, url: `#${slug}`, isCurrent: slug === current }));
  return (
    <div className={styles["menu"]}>
      <div className={styles["side"]}>
        <CategorySide entries={entries} />
      </div>
      <div className={styles["sections"]}>
        {sections.map((section, index) => (
          <Section key={section.id} section={section} linked first={index === 0} />
        ))}
      </div>
    </div>
  );
}
