import { useEffect, useState } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import type { Translate } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { hiddenWords } from "../../../model/account/diet.ts";
import { useDiet } from "../../../model/account/diet-store.ts";
import { readPreferences } from "../../../model/account/user-preferences.ts";
import { useUser } from "../../../model/account/user-store.ts";
import type { MenuMarks } from "../../../model/catalog/menu-marks.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { fetchPayload } from "../../../platform/api/payload.ts";
import { HiddenNotes } from "./hidden-notes.tsx";
import { marksCss } from "./marks-css.ts";
import { marksOf } from "./marks-of.ts";

/** Applies the diet and the account's preferences to every page with one style sheet, so that cards need no code. */
export function DishMarks() {
  const { t, language } = useI18n();
  const { revision, locationId } = useShop();
  const preferences = useUser((state) => state.preferences);
  const onDevice = useDiet(({ avoided }) => avoided);
  const isWished = preferences.length + onDevice.length > 0;
  const [hiddenIds, setHiddenIds] = useState<readonly number[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other preferences, another menu or branch have other marks
  useEffect(() => {
    if (!isWished) return;
    const stop = new AbortController();
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    Promise.all([fetchPayload<MenuMarks>("dish-marks", "/dish-marks", stop.signal), laterMessages()]).then(
      ([menu]) => {
        const wish = { ...readPreferences(preferences), hidden: hiddenWords(onDevice, preferences) };
        const marks = marksOf(menu, wish);
        sheet.replaceSync(marksCss(marks, wordsOf(t)));
        setHiddenIds(marks.hiddenIds);
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
  }, [isWished, preferences, onDevice, language, revision, locationId]);
  return hiddenIds.length === 0 ? null : <HiddenNotes ids={hiddenIds} />;
}

function wordsOf(t: Translate) {
  return { avoided: (name: string) => t("preferences.has", { name }), liked: t("preferences.yours") };
}
