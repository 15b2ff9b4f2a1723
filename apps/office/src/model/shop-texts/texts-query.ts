import { queryOptions } from "@tanstack/react-query";

/** The shop's standard texts of a language by key. The build puts them beside the office (vite/shop-texts.ts). */
export function standardTextsQuery(code: string) {
  return queryOptions({
    queryKey: ["standard-texts", code],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Readonly<Record<string, string>>> => {
      const answer = await fetch(`/office/texts/${encodeURIComponent(code)}.json`, { signal });
      if (!answer.ok) throw new Error(`loading the texts of ${code} failed with status ${answer.status}`);
      return answer.json();
    },
  });
}
