import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { draftSizeQuery } from "../../model/entities/draft-query.ts";
import css from "./draft-bar.module.css";

/** Counts unpublished changes on every screen that edits the shop, and links to them (EDIT-5). */
export function DraftBar() {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const { data: count = 0 } = useQuery(draftSizeQuery);
  if (count === 0 || pathname.startsWith("/changes")) return null;
  return (
    <div className={css.bar} role="status">
      <p>{t("draft.bar", { count })}</p>
      <Link to="/changes" className={css.way ?? ""}>
        {t("draft.bar.look")}
      </Link>
    </div>
  );
}
