import { switchLanguage, useTranslated } from "../../platform/appearance.ts";
import { useShop } from "../shop/shop-context.tsx";

export interface OfferedLanguages {
  /** The language of the page. */
  readonly current: string;
  readonly offered: readonly { readonly code: string; readonly name: string }[];
  readonly choose: (code: string) => void;
}

/** The languages to choose from: the shop's own, and those of a translate widget if there is one. */
export function useLanguages(): OfferedLanguages {
  const { language, languages, outside } = useShop();
  const current = useTranslated((state) => state.language) ?? language;
  const translator = outside?.translator;
  return {
    current,
    offered: translator ? [...languages, ...translator.languages] : languages,
    choose(code) {
      const own = languages.find((each) => each.code === code);
      if (translator)
        void import("./language-choice.ts").then(({ chooseTranslated }) =>
          chooseTranslated(
            code,
            languages.map((each) => each.code),
          ),
        );
      else if (own) switchLanguage(own.code);
    },
  };
}
