import type { OrderFact } from "./order-facts.ts";

/** The value of a fact: a text, or a link to another site. */
export function FactText({ text, url }: Pick<OrderFact, "text" | "url">) {
  if (url === undefined) return text;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
