/** A script to load: its address and what its element carries. */
export interface OutsideFile {
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Translation of pages into languages beyond the page's own words (STATE-6). */
export interface TranslatorView {
  /** Address of the widget's script; null: pages are switched between the shop's own languages alone. */
  readonly url: string | null;
  /** Languages that only the widget speaks. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** Whether the widget also translates the menu for the shop's own languages. */
  readonly forOwn: boolean;
}

/** What of other hosts the shop's pages may load; nothing of it comes before the shopper agrees (EXT-3). */
export interface OutsideView {
  readonly scripts: readonly OutsideFile[];
  /** Only on the page of customer care (APP-7). */
  readonly chat: readonly OutsideFile[];
  readonly telegramUrl: string | null;
  readonly hasMaps: boolean;
  readonly translator: TranslatorView | null;
}

/** Whether anything at all waits for the shopper's consent. */
export function needsConsent({ scripts, chat, telegramUrl, hasMaps, translator }: OutsideView): boolean {
  const hasTranslator = translator !== null && translator.url !== null;
  return scripts.length + chat.length > 0 || telegramUrl !== null || hasMaps || hasTranslator;
}
