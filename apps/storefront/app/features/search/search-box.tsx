import { type FormEvent, useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useSearches } from "../../model/search/searches-store.ts";
import { useNavigate } from "../../routing/hooks.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { searchUrl } from "./search-url.ts";
import styles from "./search-view.module.css";

/** Pause in typing before a search starts. */
const pauseMs = 180;

/** The field of the search page. A plain form without script. */
export function SearchBox({ query }: { readonly query: string }) {
  const { t } = useI18n();
  const { field, text, type, finish } = useTyping(query);
  return (
    <search className={styles["box"]}>
      <form
        action="/search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          finish();
        }}
      >
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          name="q"
          value={text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => useSearches.getState().add(text)}
          aria-label={t("search.title")}
          placeholder={t("search.placeholder")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
        />
        {text !== "" && (
          <IconButton
            icon="close"
            label={t("search.clear")}
            onClick={() => {
              type("");
              field.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}

/** Text of the field, and the address that follows it. */
function useTyping(query: string) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [typed, setTyped] = useState<string | null>(null);
  const go = (wanted: string) => navigate(searchUrl(wanted), { replace: true, preventScrollReset: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to navigate is always the same.
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => go(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // Something else changed the address: Back, or an earlier query.
    if (document.activeElement !== field.current) setText(query);
  }, [query]);
  useEffect(() => {
    if (!field.current?.value) field.current?.focus({ preventScroll: true });
  }, []);
  return {
    field,
    text,
    type(value: string) {
      setText(value);
      setTyped(value);
    },
    finish() {
      useSearches.getState().add(text);
      setTyped(null);
      go(text);
    },
  };
}
