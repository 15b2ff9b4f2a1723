import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";

/** An element of a list with its data. Equal data, kind and language give equal markup. */
export interface CachedItem {
  readonly data: object;
  /** Further inputs of its look. */
  readonly kind: string;
  readonly render: () => ReactNode;
}

/** Returns placeholder text for the items' markup, which is rendered once for all pages with equal items. */
export type CacheMarkup = (items: readonly CachedItem[]) => string;

/** Provided only on the server, where many pages contain the same hundreds of cards. */
const KeepMarkupContext = createContext<CacheMarkup | null>(null);

export function CacheMarkupProvider({ keep, children }: { readonly keep: CacheMarkup; readonly children: ReactNode }) {
  return <KeepMarkupContext value={keep}>{children}</KeepMarkupContext>;
}

/** A div of many similar elements that use no context except the language. */
export function CachedList({
  items,
  ...attributes
}: { readonly items: readonly CachedItem[] } & HTMLAttributes<HTMLDivElement>) {
  const keep = useContext(KeepMarkupContext);
  if (!keep) return <div {...attributes}>{items.map(({ render }) => render())}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own markup of these very items.
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: keep(items) }} />;
}
