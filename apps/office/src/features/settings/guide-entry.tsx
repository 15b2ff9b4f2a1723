import { hasRightEverywhere } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { guideQuery } from "../../model/guide/guide-query.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./guide-entry.module.css";

/** Link to the guide, for owners of a shop that is still the demo. */
export function GuideEntry() {
  const { t } = useI18n();
  const { me } = useWork();
  const isOwner = hasRightEverywhere(grantsOf(me), "shop.open");
  const { data } = useQuery({ ...guideQuery, enabled: isOwner });
  if (data?.shop !== "demo") return null;
  return (
    <section className={screen.panel} aria-labelledby="guide-entry">
      <h2 id="guide-entry" className={screen.heading}>
        {t("guide.entry.title")}
      </h2>
      <p>{t("guide.entry.text")}</p>
      <Link to="/guide" className={css.way ?? ""}>
        {t("guide.entry.go")}
      </Link>
    </section>
  );
}
