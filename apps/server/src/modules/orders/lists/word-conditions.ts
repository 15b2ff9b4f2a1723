import { type RawBuilder, sql } from "kysely";

/**
 * The words of a name with the one first that leads the search: surnames are usually longer, and fewer orders share
 * one.
 */
export function leadFirst(words: readonly string[]): readonly string[] {
  return words.toSorted((a, b) => b.length - a.length);
}

/** Whether the order of this time and id has another word. */
export function hasWord(word: string, at: RawBuilder<number>, id: RawBuilder<number>): RawBuilder<unknown> {
  return sql`exists (select 1 from order_words as other
    where other.word = ${word} and other.created_at = ${at} and other.order_id = ${id})`;
}
