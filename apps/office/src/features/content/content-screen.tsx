import { lazy, Suspense, useEffect, useRef } from "react";
import { Navigate, NavLink, Route, Routes, useParams } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { CONTENT_KINDS, contentKind } from "../../model/content/content-kinds.ts";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import css from "./content.module.css";
import { DocumentPage } from "./document-page.tsx";
import { PopupsPage } from "./popups-page.tsx";

// Loaded separately, because only this screen needs the parser of ICU messages.
const TextsPage = lazy(async () => ({ default: (await import("./texts/texts-page.tsx")).TextsPage }));
const texts = "texts";

/** Banners, stories, popups, pages, the blog and other content (EDIT-4). */
export function ContentScreen() {
  return (
    <Routes>
      <Route index element={<Navigate to="banners" replace />} />
      <Route path=":kind" element={<KindPage />} />
    </Routes>
  );
}

function KindPage() {
  const { t } = useI18n();
  const name = useParams()["kind"] ?? "";
  const kind = contentKind(name);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new kind is a new choice
  useEffect(() => {
    const chosen = list.current?.querySelector("[aria-current='page']");
    chosen?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [name]);
  if (kind === undefined && name !== texts) return <Navigate to="/shop/content" replace />;
  return (
    <div className={css.screen}>
      <nav aria-label={t("part.content")}>
        <ul ref={list} className={css.kinds}>
          {[...CONTENT_KINDS, { name: texts, title: "texts.title" as const }].map(({ name: each, title }) => (
            <li key={each}>
              <NavLink to={`/shop/content/${each}`} className={css.kind ?? ""}>
                {t(title)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {kind === undefined ? (
        <Suspense fallback={<ListSkeleton label={t("loading")} />}>
          <TextsPage />
        </Suspense>
      ) : kind.document === null ? (
        <PopupsPage key={kind.name} kind={kind} />
      ) : (
        <DocumentPage key={kind.name} kind={kind} document={kind.document} />
      )}
    </div>
  );
}
