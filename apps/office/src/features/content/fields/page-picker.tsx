import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { contentQuery } from "../../../model/content/content-queries.ts";
import { Select } from "../../../ui/fields/select.tsx";

/** Fills an address field with the address of a shop page. */
export function PagePicker({ onChoose }: { readonly onChoose: (path: string) => void }) {
  const { t } = useI18n();
  const pages = useQuery(contentQuery("pages")).data?.entities ?? [];
  const information = useQuery(contentQuery("information")).data?.entities ?? [];
  const choices = [...pages, ...information].flatMap(({ name, path, state }) =>
    path === null || state === "removed" ? [] : [{ value: path, label: name }],
  );
  if (choices.length === 0) return null;
  return (
    <Select
      label={t("content.link.page")}
      value={null}
      placeholder={t("content.link.choose")}
      onChange={onChoose}
      choices={choices}
    />
  );
}
