import { useEffect } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { rewriteAddress } from "../../../routing/browser-history.ts";
import { useLocation } from "../../../routing/hooks.ts";
import { EmptyState } from "../../../ui/text/empty-state.tsx";
import { DietChip } from "../filters/diet-chip.tsx";
import { glideToBlock, jumpToBlock } from "../sections/block-scroll.ts";
import { CategoryChips } from "../sections/category-chips.tsx";
import { useScrollSpy } from "../sections/use-scroll-spy.ts";
import styles from "./landing-menu.module.css";
import { type PackedSection, unpackSections } from "./packed-dish.ts";
import { SectionView } from "./section-view.tsx";

export interface LandingBlock {
  readonly slug: string;
  /** Title of the tab while the block's address is shown. */
  readonly title: string;
  readonly description: string;
}

export interface LandingMenuProps {
  readonly sections: readonly PackedSection[];
  readonly blocks: readonly LandingBlock[];
  /** Slug of the block at which the page opens. */
  readonly start?: string;
}

/** Every section of the menu as a block of one page. `/menu/{slug}` is an anchor on it (SEO-2). */
export function LandingMenu({ sections: packed, blocks, start }: LandingMenuProps) {
  const sections = unpackSections(packed);
  const { t } = useI18n();
  const current = useScrollSpy(sections.map(({ slug }) => slug));
  useStartBlock(start);
  useBlockLinks(blocks);
  if (sections.length === 0) return <EmptyState title={t("home.empty")} />;
  const chips = sections.map(({ id, slug, name, url }) => ({ id, name, href: url, isCurrent: slug === current }));
  return (
    <>
      <CategoryChips chips={chips} before={<DietChip />} />
      <div className={styles["blocks"]}>
        {sections.map((section, index) => (
          <SectionView key={section.id} section={section} first={index === 0} />
        ))}
      </div>
    </>
  );
}

/** Keep a restored scroll position. */
function useStartBlock(start: string | undefined): void {
  useEffect(() => {
    if (start && window.scrollY === 0) jumpToBlock(start);
  }, [start]);
}

/** A link to a block stays on the page: it scrolls, and sets the block's address, title and description. */
function useBlockLinks(blocks: readonly LandingBlock[]): void {
  const location = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const block = pressedBlock(event, blocks);
      if (!block) return;
      event.preventDefault();
      rewriteAddress(window, location, blockPath(block.slug), block);
      document.title = block.title;
      document.querySelector('meta[name="description"]')?.setAttribute("content", block.description);
      glideToBlock(block.slug);
    };
    // Runs before the listener that turns links into navigations.
    document.addEventListener("click", follow, { capture: true });
    return () => document.removeEventListener("click", follow, { capture: true });
  }, [blocks, location]);
}

function pressedBlock(event: MouseEvent, blocks: readonly LandingBlock[]): LandingBlock | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  // A link in a dialog navigates normally, which closes the dialog.
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || link.closest("dialog"))
    return undefined;
  return link.search === "" ? blocks.find(({ slug }) => blockPath(slug) === link.pathname) : undefined;
}

function blockPath(slug: string): string {
  return `/menu/${encodeURIComponent(slug)}`;
}
