/** A script to load, with the attributes of its element. */
export interface OutsideFile {
  readonly src: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Translation of pages into languages beyond the shop's own (STATE-6). */
export interface TranslatorView {
  /** Address of the widget's script. Null: only the shop's own languages. */
  readonly url: string | null;
  /** Languages that only the widget offers. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** Whether the widget also translates the menu in the shop's own languages. */
  readonly forOwn: boolean;
}

/** The outside services that pages may load. None loads before the shopper agrees (EXT-3). */
export interface OutsideView {
  readonly scripts: readonly OutsideFile[];
  /** Only on the page of customer care (APP-7). */
  readonly chat: readonly OutsideFile[];
  readonly telegramUrl: string | null;
  readonly hasMaps: boolean;
  readonly translator: TranslatorView | null;
}

/** Whether any service needs the shopper's consent. */
export function needsConsent({ scripts, chat, telegramUrl, hasMaps, translator }: OutsideView): boolean {
  const hasTranslator = translator !== null && translator.url !== null;
  return scripts.length + chat.length > 0 || telegramUrl !== null || hasMaps || hasTranslator;
}
