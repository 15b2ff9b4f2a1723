import { hasRightEverywhere } from "@skatert/domain";
import { Suspense, useEffect, useRef } from "react";
import { NavLink, Route, Routes, useLocation } from "react-router";
import { DraftBar } from "../../features/changes/draft-bar.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../i18n/message-key.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { NotFound } from "../not-found.tsx";
import page from "../page.module.css";
import type { Part } from "./part.ts";
import styles from "./section-page.module.css";

interface SectionPageProps {
  readonly title: PlainKey;
  /** Path of the section, such as "/menu". */
  readonly root: string;
  readonly parts: readonly Part[];
}

/** Tells owners, who can change it, that the shop's scripts can act for signed-in staff. */
function ScriptsWarning() {
  const { t } = useI18n();
  const { me } = useWork();
  if (me.outside_scripts !== true || !hasRightEverywhere(grantsOf(me), "shop.code")) return null;
  return <Banner look="warning">{t("scripts.warning")}</Banner>;
}

/** A section of screens that edit the shop: links between them, the draft bar, and the current screen. */
export function SectionPage({ title, root, parts }: SectionPageProps) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part has another address
  useEffect(() => {
    const chosen = list.current?.querySelector("[aria-current='page']");
    chosen?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <main className={page.page}>
      <h1 className={page.title}>{t(title)}</h1>
      <nav aria-label={t(title)} className={styles.nav}>
        <ul ref={list} className={styles.parts}>
          {parts.map((part) => (
            <li key={part.path}>
              <NavLink
                to={part.path === "" ? root : `${root}/${part.path}`}
                end={part.path === ""}
                className={styles.part ?? ""}
              >
                {t(part.title)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ScriptsWarning />
      <DraftBar />
      <Suspense fallback={<ListSkeleton label={t("loading")} />}>
        <Routes>
          {parts.map(({ path, Screen }) =>
            path === "" ? (
              <Route key={path} index element={<Screen />} />
            ) : (
              <Route key={path} path={`${path}/*`} element={<Screen />} />
            ),
          )}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </main>
  );
}
