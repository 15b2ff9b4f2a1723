import { useEffect, useState } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import type { Translate } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUser } from "../../../model/account/user-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { fetchPayload } from "../../../platform/api/payload.ts";
import { HiddenNotes } from "./hidden-notes.tsx";
import { type Marks, marksCss } from "./marks-css.ts";

/** Applies a shopper's preferences to the menu with one style sheet, so that cards need no code for them. */
export function DishMarks() {
  const { t, language } = useI18n();
  const { revision, locationId } = useShop();
  const preferences = useUser((state) => state.preferences);
  const isWished = preferences.length > 0;
  const [hiddenIds, setHiddenIds] = useState<readonly number[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other preferences, another menu or branch have other marks
  useEffect(() => {
    if (!isWished) return;
    const stop = new AbortController();
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    Promise.all([fetchPayload<Marks>("dish-marks", "/dish-marks", stop.signal), laterMessages()]).then(
      ([marks]) => {
        sheet.replaceSync(marksCss(marks, wordsOf(t)));
        setHiddenIds(marks.hidesAvoided ? marks.avoided.flatMap(({ ids }) => ids) : []);
      },
      // Ignore a failure: marks are an aid, and the dish's sheet lists its allergens.
      (error: unknown) => {
        if (!stop.signal.aborted) console.warn("loading the preferences failed; the menu has no marks", error);
      },
    );
    return () => {
      stop.abort();
      setHiddenIds([]);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [isWished, preferences, language, revision, locationId]);
  return hiddenIds.length === 0 ? null : <HiddenNotes ids={hiddenIds} />;
}

function wordsOf(t: Translate) {
  return { avoided: (name: string) => t("preferences.has", { name }), liked: t("preferences.yours") };
}
