import { findLanguage } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";

/**
 * The order page with its key and the guest's language. A bank's app may return to another browser, which has neither
 * the session nor the language cookie.
 */
export function orderPageOf(id: OrderId, key: string | null, language: unknown): string {
  const lang = findLanguage(language);
  const query = new URLSearchParams({ ...(key === null ? {} : { key }), ...(lang === null ? {} : { lang }) });
  return query.size === 0 ? `/order/${id}` : `/order/${id}?${query}`;
}
