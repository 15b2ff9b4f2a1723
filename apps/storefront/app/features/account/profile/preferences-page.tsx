import { useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { savePreferences } from "../../../model/account/preferences-sync.ts";
import { type FoodPreferences, readPreferences, writePreferences } from "../../../model/account/user-preferences.ts";
import { useUser } from "../../../model/account/user-store.ts";
import { notify } from "../../../platform/notices.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { ChipButton } from "../../../ui/lists/chip.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PageTitle } from "../../../ui/text/page-title.tsx";
import styles from "./preferences-page.module.css";

interface Word {
  /** As accounts store it. */
  readonly word: string;
  /** In the page's language. */
  readonly name: string;
}

export interface PreferencesPageProps {
  readonly preferences: readonly string[];
  readonly allergens: readonly Word[];
  readonly badges: readonly Word[];
}

/** The shopper's preferences. Each change is saved at once. */
export function PreferencesPage({ preferences, allergens, badges }: PreferencesPageProps) {
  const { t } = useI18n();
  const { wish, save } = useSavedWish(preferences);
  const { avoided, liked, hidesAvoided } = wish;
  return (
    <>
      <PageTitle title={t("account.preferences")} text={t("preferences.text")} />
      <Panel title={t("preferences.avoid")}>
        <Words words={allergens} chosen={avoided} onChange={(next) => save({ ...wish, avoided: next })} />
        <Checkbox checked={hidesAvoided} onChange={({ target }) => save({ ...wish, hidesAvoided: target.checked })}>
          {t("preferences.hide")}
        </Checkbox>
        <p className={styles["note"]}>{t("preferences.note")}</p>
      </Panel>
      <Panel title={t("preferences.like")}>
        <Words words={badges} chosen={liked} onChange={(next) => save({ ...wish, liked: next })} />
      </Panel>
    </>
  );
}

interface WordsProps {
  readonly words: readonly Word[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Words({ words, chosen, onChange }: WordsProps) {
  return (
    <div className={styles["words"]}>
      {words.map(({ word, name }) => {
        const isChosen = chosen.includes(word);
        return (
          <ChipButton
            key={word}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter((each) => each !== word) : [...chosen, word])}
          >
            {name}
          </ChipButton>
        );
      })}
    </div>
  );
}

/**
 * Shows a choice at once and saves choices in order. If the shop refuses, it shows the stored preferences
 * again.
 */
function useSavedWish(saved: readonly string[]) {
  const { t, language } = useI18n();
  const [words, setWords] = useState(saved);
  const wanted = useRef(saved);
  const stored = useRef(saved);
  const want = (next: readonly string[]) => {
    wanted.current = next;
    setWords(next);
  };
  const save = async (wish: FoodPreferences) => {
    const next = writePreferences(wish, wanted.current);
    want(next);
    const answer = await savePreferences(next, language);
    if (answer !== null) stored.current = answer;
    // A later choice is pending, and its answer decides.
    if (wanted.current !== next) return;
    if (answer !== null) return useUser.getState().prefer(answer);
    want(stored.current);
    useUser.getState().prefer(stored.current);
    notify(t("account.failed"), "danger");
  };
  return { wish: readPreferences(words), save: (wish: FoodPreferences) => void save(wish) };
}
