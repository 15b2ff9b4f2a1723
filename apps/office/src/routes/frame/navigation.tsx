import { lazy, Suspense, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useWaitingOrders } from "../../model/board/waiting-query.ts";
import { useOpenItems } from "../../model/inbox/use-open-items.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type Section, sectionsFor } from "../sections.ts";
import { NavIcon } from "./nav-icon.tsx";
import styles from "./navigation.module.css";

const MoreDialog = lazy(async () => ({ default: (await import("./more-dialog.tsx")).MoreDialog }));

const inBar = 4;

/** A rail beside the page from 820 px, a bar below it on a phone. */
export function Navigation({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { t } = useI18n();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { key } = useLocation();
  const { me } = useWork();
  const waiting = useWaitingOrders().reduce((sum, branch) => sum + branch.waiting, 0);
  const open = useOpenItems();
  const counts: Readonly<Record<string, { readonly count: number; readonly spoken: string }>> = {
    "/": { count: waiting, spoken: t("nav.waiting", { count: waiting }) },
    "/inbox": { count: open, spoken: t("nav.inbox.open", { count: open }) },
  };
  const shown = sectionsFor(grantsOf(me));
  // Opening another page closes the window.
  const isOpen = openedAt === key;
  const link = ({ to, icon, title }: Section) => (
    <NavLink to={to} end={to === "/"} className={styles.link ?? ""}>
      <span className={styles.icon}>
        <NavIcon name={icon} />
        <Badge count={counts[to]?.count ?? 0} />
      </span>
      <span>{t(title)}</span>
      {(counts[to]?.count ?? 0) > 0 && <span className={styles.spoken}>{counts[to]?.spoken}</span>}
    </NavLink>
  );
  return (
    <nav className={styles.navigation} aria-label={t("nav.label")}>
      <ul className={styles.list}>
        {shown.map((section, index) => (
          <li key={section.to} className={classNames(index >= inBar && styles.onRail)}>
            {link(section)}
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setOpenedAt(key)}>
            <NavIcon name="more" />
            <span>{t("nav.more")}</span>
          </button>
        </li>
      </ul>
      {openedAt !== null && (
        <Suspense fallback={null}>
          <MoreDialog isOpen={isOpen} onClose={() => setOpenedAt(null)} onSignedOut={onSignedOut}>
            <ul className={styles.more}>
              {shown.slice(inBar).map((section) => (
                <li key={section.to}>{link(section)}</li>
              ))}
            </ul>
          </MoreDialog>
        </Suspense>
      )}
    </nav>
  );
}

function Badge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  );
}
