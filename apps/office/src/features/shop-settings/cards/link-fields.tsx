import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type LinkForm, MOST_LINKS } from "../../../model/shop-settings/links-form.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ByLanguage } from "../../choosing/by-language.tsx";
import { EntryList } from "../fields/entry-list.tsx";
import type { CardProps } from "../section-loader.tsx";

interface LinkFieldsProps {
  readonly label: string;
  readonly addLabel: string;
  readonly links: readonly LinkForm[];
  /** Path of the list in the form: "footer", "footer.0.items". */
  readonly path: string;
  /** Depth to which links can be added. Existing links below it are shown too. */
  readonly depth: number;
  readonly languages: CardProps["languages"];
  readonly errorOf: (path: string) => string | null;
  /** Whether this path, or a path below it, has a fault. */
  readonly isFaulty: (path: string) => boolean;
  readonly onChange: (links: readonly LinkForm[]) => void;
}

const empty: LinkForm = { title: { "": "" }, url: "", items: [], rest: {} };

/** Links with the links below each of them. */
export function LinkFields(props: LinkFieldsProps) {
  const { label, addLabel, links, path, depth, languages, errorOf, isFaulty, onChange } = props;
  const { t } = useI18n();
  return (
    <EntryList
      label={label}
      entries={links}
      nameOf={({ title }) => title[""] ?? ""}
      isFaulty={(at) => isFaulty(`${path}.${at}`)}
      max={MOST_LINKS}
      empty={empty}
      addLabel={addLabel}
      path={path}
      error={errorOf(path)}
      onChange={onChange}
    >
      {(entry, at, put) => (
        <>
          <ByLanguage
            label={t("shopset.links.title")}
            values={entry.title}
            languages={languages}
            maxLength={80}
            data-field={`${path}.${at}.title`}
            error={errorOf(`${path}.${at}.title`)}
            onChange={(title) => put({ title })}
          />
          <TextField
            label={t("shopset.links.url")}
            value={entry.url}
            onChange={(url) => put({ url })}
            maxLength={500}
            autoComplete="off"
            data-field={`${path}.${at}.url`}
            error={errorOf(`${path}.${at}.url`)}
            isPlain
          />
          {(depth > 1 || entry.items.length > 0) && (
            <LinkFields
              label={t("shopset.links.below", { name: entry.title[""] || String(at + 1) })}
              addLabel={t("shopset.links.add")}
              links={entry.items}
              path={`${path}.${at}.items`}
              depth={depth - 1}
              languages={languages}
              errorOf={errorOf}
              isFaulty={isFaulty}
              onChange={(items) => put({ items })}
            />
          )}
        </>
      )}
    </EntryList>
  );
}
