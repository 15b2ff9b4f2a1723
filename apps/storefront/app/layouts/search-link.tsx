import { useEffect } from "react";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useNavigate } from "../routing/hooks.ts";
import { Icon } from "../ui/icons.tsx";
import styles from "./search-link.module.css";

/** The way to the search; the key `/` goes there from anywhere. */
export function SearchLink() {
  const { t } = useI18n();
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("input,textarea,select,dialog");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>("search input");
      if (field) field.focus();
      else navigate("/search");
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [navigate]);
  return (
    <a href="/search" className={styles["search"]} aria-label={t("site.search")} aria-keyshortcuts="/">
      <Icon name="search" />
    </a>
  );
}
