import { showsHidden } from "../../../model/catalog/menu-marks.ts";

export interface Marks {
  readonly avoided: readonly { readonly name: string; readonly ids: readonly number[] }[];
  readonly likedIds: readonly number[];
  readonly hiddenIds: readonly number[];
}

export interface MarkWords {
  readonly avoided: (name: string) => string;
  readonly liked: string;
}

/** Rules that mark or hide dishes and options by id, as text of a style sheet. */
export function marksCss({ avoided, likedIds, hiddenIds }: Marks, words: MarkWords): string {
  const marks = avoided.map(({ name, ids }) => label(ids, words.avoided(name), "var(--danger-tint)", "var(--danger)"));
  const hidden = hiddenIds.length > 0 ? [`:is(${cards(hiddenIds)}){display:none}`] : [];
  const liked = likedIds.filter((id) => !avoided.some(({ ids }) => ids.includes(id)));
  const likes = liked.length > 0 ? [label(liked, words.liked, "var(--fresh-tint)", "var(--fresh)")] : [];
  return [...marks, ...hidden, ...likes].join("\n");
}

function label(ids: readonly number[], text: string, ground: string, ink: string): string {
  const look = `display:block;width:fit-content;margin-top:4px;padding:2px 8px;border-radius:999px;background:${ground};color:${ink};font-size:var(--text-xs);font-weight:500;line-height:1.4`;
  return `:is(${names(ids)})::after{content:${quoted(text)};${look}}`;
}

function names(ids: readonly number[]): string {
  return ids.map((id) => `:is(h3,p):has(>[data-dish="${id}"]),[data-supplement="${id}"]`).join(",");
}

/** A card, a row of a printed menu, or an option that is not chosen. A chosen option stays visible. */
function cards(ids: readonly number[]): string {
  const card = (id: number) => `:is(article,li):has(>:is(h3,p)>[data-dish="${id}"]):not([${showsHidden}] *)`;
  const option = (id: number) => `li:has(>[data-supplement="${id}"]):has(>button)`;
  return ids.map((id) => `${card(id)},${option(id)}`).join(",");
}

/** A CSS string literal, escaped. */
export function quoted(text: string): string {
  return `"${text.replace(/[^\p{L}\p{N} ,.:%-]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)}"`;
}
