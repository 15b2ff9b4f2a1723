import { DEFAULT_LANGUAGE, findLanguage } from "@skatert/contract";
import { useEffect } from "react";
import {
  noteSwitched,
  useLanguageChoice,
  wasSwitched,
  widgetCookie,
  writeWidgetCookie,
} from "../../model/language/language-choice.ts";
import type { TranslatorView } from "../../model/outside/outside.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { switchLanguage, useTranslated } from "../../platform/appearance.ts";
import { loadScript } from "./load-script.ts";
import { translationStep } from "./translation-step.ts";

/**
 * The translate handler (STATE-6): shows the page in the chosen language. The widget loads only if allowed
 * (EXT-3).
 */
export function useTranslator(
  translator: TranslatorView | null,
  { isRead, isAllowed }: { readonly isRead: boolean; readonly isAllowed: boolean },
): void {
  const { language: shown, languages } = useShop();
  useEffect(() => {
    if (translator === null || !isRead) return;
    void useLanguageChoice.persist.rehydrate();
    const step = translationStep({
      translator,
      own: languages.map(({ code }) => code),
      shown,
      chosen: useLanguageChoice.getState().chosen,
      isAddressed: new URLSearchParams(window.location.search).has("lang"),
      wasSwitched: wasSwitched(),
      cookie: widgetCookie(),
    });
    if (step.kind === "page") {
      noteSwitched(true);
      switchLanguage(findLanguage(step.language) ?? DEFAULT_LANGUAGE);
    } else if (step.kind === "widget" && isAllowed && translator.url !== null) {
      noteSwitched(true);
      if (step.writesCookie) writeWidgetCookie(step.language);
      useTranslated.setState({ language: step.language });
      showWidget(translator.url, [step.language, ...translator.languages.map(({ code }) => code)]);
    }
  }, [translator, isRead, isAllowed, shown, languages]);
}

interface Widget {
  readonly translate: {
    readonly TranslateElement: new (
      options: { pageLanguage: string; includedLanguages: string; autoDisplay: boolean },
      holder: string,
    ) => unknown;
  };
}

declare global {
  interface Window {
    google?: Widget;
    skatertTranslate?: () => void;
  }
}

const holderId = "google_translate_element";

/** The widget reads its cookie and translates the page. Its own controls are hidden. */
function showWidget(url: string, languages: readonly string[]): void {
  window.skatertTranslate = () => {
    if (document.getElementById(holderId) !== null || window.google === undefined) return;
    const holder = document.createElement("div");
    holder.id = holderId;
    holder.hidden = true;
    document.body.append(holder);
    const includedLanguages = [...new Set(languages)].join(",");
    new window.google.translate.TranslateElement(
      { pageLanguage: DEFAULT_LANGUAGE, includedLanguages, autoDisplay: false },
      holderId,
    );
  };
  const src = `${url}${url.includes("?") ? "&" : "?"}cb=skatertTranslate`;
  loadScript({ src, attributes: {} }).catch(() => undefined);
}
