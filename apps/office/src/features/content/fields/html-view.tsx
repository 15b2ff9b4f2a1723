import { useLayoutEffect, useRef } from "react";
import css from "./html-view.module.css";
import { cleanFragment } from "./rich-text/clean-html.ts";

/** A text of the shop as guests see it. Scripts and other unsafe elements are removed, as on the pages. */
export function HtmlView({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(cleanFragment(html));
  }, [html]);
  return <div ref={place} className={css.text} />;
}
