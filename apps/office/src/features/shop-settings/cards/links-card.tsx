import { useI18n } from "../../../i18n/i18n-context.tsx";
import { linksFaults, linksFieldAt } from "../../../model/shop-settings/links-faults.ts";
import { type LinksForm, linksForm, linksPatches } from "../../../model/shop-settings/links-form.ts";
import { faultWords } from "../../../model/shop-settings/section-faults.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { useSectionsForm } from "../../changes/merge/use-sections-form.ts";
import { CardForm } from "../../changes/sections/card-form.tsx";
import type { CardProps } from "../section-loader.tsx";
import { LinkFields } from "./link-fields.tsx";

/** Links in the header and the footer of every page. */
export function LinksCard({ entities, languages }: CardProps) {
  const { t } = useI18n();
  const editing = useSectionsForm<LinksForm>({
    name: "links",
    entities,
    read: linksForm,
    patch: linksPatches,
  });
  const { form, change } = editing;
  const faults = linksFaults(form);
  const apart = languages.filter(({ code }) => form.apart.includes(code));
  const together = languages.filter(({ code }) => !form.apart.includes(code));
  return (
    <CardForm
      title={t("shopset.links")}
      text={t("shopset.links.text")}
      editing={editing}
      faults={faultWords(faults, (fault) => t(`shopset.links.fault.${fault}`))}
      fieldAt={linksFieldAt}
    >
      {(errorOf, isFaultyBelow) => (
        <>
          {apart.length > 0 && (
            <Banner look="info">{t("shopset.links.apart", { names: apart.map(({ name }) => name).join(", ") })}</Banner>
          )}
          {(["header", "footer"] as const).map((part) => (
            <LinkFields
              key={part}
              label={t(`shopset.links.${part}`)}
              addLabel={t(part === "header" ? "shopset.links.add" : "shopset.links.group.add")}
              links={form[part]}
              path={part}
              depth={part === "header" ? 1 : 2}
              languages={together}
              errorOf={errorOf}
              isFaulty={isFaultyBelow}
              onChange={(links) => change({ [part]: links })}
            />
          ))}
        </>
      )}
    </CardForm>
  );
}
