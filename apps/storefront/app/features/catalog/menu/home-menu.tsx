import { useI18n } from "../../../i18n/i18n-context.tsx";
import { EmptyState } from "../../../ui/text/empty-state.tsx";
import { DietChip } from "../filters/diet-chip.tsx";
import { CategoryChips } from "../sections/category-chips.tsx";
import { useScrollSpy } from "../sections/use-scroll-spy.ts";
import { type PackedSection, unpackSections } from "./packed-dish.ts";
import { SectionView } from "./section-view.tsx";

export interface HomeMenuProps {
  readonly sections: readonly PackedSection[];
  /** First on the page, so its pictures are the first visible ones. */
  readonly first?: boolean;
}

/** The whole menu by section, with chips that follow the scroll position. */
export function HomeMenu({ sections: packed, first }: HomeMenuProps) {
  const sections = unpackSections(packed);
  const { t } = useI18n();
  const current = useScrollSpy(sections.map(({ slug }) => slug));
  if (sections.length === 0) return <EmptyState title={t("home.empty")} />;
  const chips = sections.map(({ id, slug, name }) => ({ id, name, href: `#${slug}`, isCurrent: slug === current }));
  return (
    <>
      <CategoryChips chips={chips} before={<DietChip />} />
      {sections.map((section, index) => (
        <SectionView key={section.id} section={section} linked first={first && index === 0} />
      ))}
    </>
  );
}
