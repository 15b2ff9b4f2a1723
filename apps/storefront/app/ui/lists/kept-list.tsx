import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";

/** An element of a list and what it is made from: equal data, kind and language give equal markup. */
export interface KeptItem {
  readonly data: object;
  /** What else its look depends on. */
  readonly kind: string;
  readonly render: () => ReactNode;
}

/** Gives text that stands for the items' markup, which is rendered once for all pages that show them alike. */
export type KeepMarkup = (items: readonly KeptItem[]) => string;

/** Provided on the server alone: there the same hundreds of cards go into page after page. */
const KeepMarkupContext = createContext<KeepMarkup | null>(null);

export function KeepMarkupProvider({ keep, children }: { readonly keep: KeepMarkup; readonly children: ReactNode }) {
  return <KeepMarkupContext value={keep}>{children}</KeepMarkupContext>;
}

/** A div of many like elements, none of which uses a context but the language. */
export function KeptList({
  items,
  ...attributes
}: { readonly items: readonly KeptItem[] } & HTMLAttributes<HTMLDivElement>) {
  const keep = useContext(KeepMarkupContext);
  if (!keep) return <div {...attributes}>{items.map(({ render }) => render())}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own markup of these very items.
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: keep(items) }} />;
}
