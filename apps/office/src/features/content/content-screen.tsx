import { Navigate, NavLink, Route, Routes, useParams } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { CONTENT_KINDS, contentKind } from "../../model/content/content-kinds.ts";
import css from "./content.module.css";
import { DocumentPage } from "./document-page.tsx";
import { PopupsPage } from "./popups-page.tsx";

/** Banners, stories, popups, pages, the blog and the rest that guests read and look at (EDIT-4). */
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
  const kind = contentKind(useParams()["kind"] ?? "");
  if (kind === undefined) return <Navigate to="/shop/content" replace />;
  return (
    <div className={css.screen}>
      <nav aria-label={t("part.content")}>
        <ul className={css.kinds}>
          {CONTENT_KINDS.map(({ name, title }) => (
            <li key={name}>
              <NavLink to={`/shop/content/${name}`} className={css.kind ?? ""}>
                {t(title)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {kind.document === null ? (
        <PopupsPage key={kind.name} kind={kind} />
      ) : (
        <DocumentPage key={kind.name} kind={kind} document={kind.document} />
      )}
    </div>
  );
}
