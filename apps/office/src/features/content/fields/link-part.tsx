import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ContentLink } from "../../../model/content/content-form.ts";
import { contentQuery } from "../../../model/content/content-queries.ts";
import { allProductsQuery, categoriesQuery } from "../../../model/entities/list-queries.ts";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { DishFinder } from "../../choosing/dish-finder.tsx";
import { PagePicker } from "./page-picker.tsx";
import type { EntryPartProps } from "./part-props.ts";

const KINDS = ["none", "product", "category", "post", "url"] as const;

/** The target of a tap: a dish, a section, an article or any address. */
export function LinkPart({ form, change, errorOf }: EntryPartProps) {
  const { t } = useI18n();
  const { link } = form;
  const put = (part: Partial<ContentLink>) => change({ link: { ...link, ...part } });
  const error = errorOf("link");
  return (
    <div className={screen.group}>
      <Select
        label={t("content.link")}
        value={link.kind}
        onChange={(kind) => put({ kind })}
        error={link.kind === "none" ? error : null}
        choices={KINDS.map((value) => ({ value, label: t(`content.link.${value}`) }))}
      />
      {link.kind === "product" && <DishLink id={link.product} onChange={(product) => put({ product })} error={error} />}
      {link.kind === "category" && (
        <CategoryLink id={link.category} onChange={(category) => put({ category })} error={error} />
      )}
      {link.kind === "post" && <PostLink slug={link.post} onChange={(post) => put({ post })} error={error} />}
      {link.kind === "url" && (
        <>
          <TextField
            label={t("content.link.address")}
            value={link.url}
            onChange={(url) => put({ url })}
            maxLength={500}
            hint={t("content.link.url.hint")}
            error={error}
            isPlain
          />
          <PagePicker onChoose={(url) => put({ url })} />
        </>
      )}
    </div>
  );
}

interface AimProps {
  readonly onChange: (aim: string) => void;
  readonly error: string | null;
}

function DishLink({ id, onChange, error }: AimProps & { readonly id: string }) {
  const { t } = useI18n();
  const { data } = useQuery(allProductsQuery);
  const chosen = data?.find((dish) => dish.id === id);
  return (
    <FieldGroup legend={t("content.link.product")} isLegendUnseen error={error}>
      <p>{id === "" ? t("content.link.product.none") : t("content.link.product.is", { name: chosen?.name ?? id })}</p>
      <DishFinder
        label={t("content.link.product.find")}
        dishes={(data ?? []).filter(({ state }) => state !== "archived")}
        onChoose={(dish) => onChange(dish.id)}
      />
    </FieldGroup>
  );
}

function CategoryLink({ id, onChange, error }: AimProps & { readonly id: string }) {
  const { t } = useI18n();
  const categories = useQuery(categoriesQuery).data?.categories ?? [];
  return (
    <Select
      label={t("content.link.section")}
      value={id === "" ? null : id}
      onChange={onChange}
      placeholder={t("content.link.choose")}
      error={error}
      choices={known(
        categories
          .filter(({ state }) => state !== "archived")
          .map((category) => ({ value: category.id, label: category.name })),
        id,
      )}
    />
  );
}

function PostLink({ slug, onChange, error }: AimProps & { readonly slug: string }) {
  const { t } = useI18n();
  const posts = useQuery(contentQuery("blog")).data?.entities ?? [];
  const choices = posts.flatMap(({ name, path, state }) =>
    path === null || state === "removed"
      ? []
      : [{ value: decodeURIComponent(path.replace("/blog/", "")), label: name }],
  );
  return (
    <Select
      label={t("content.link.article")}
      value={slug === "" ? null : slug}
      onChange={onChange}
      placeholder={t("content.link.choose")}
      error={error}
      choices={known(choices, slug)}
    />
  );
}

/** Keeps the chosen target in the list, even if it no longer exists. */
function known(choices: readonly { readonly value: string; readonly label: string }[], chosen: string) {
  const isKnown = chosen === "" || choices.some(({ value }) => value === chosen);
  return isKnown ? choices : [...choices, { value: chosen, label: chosen }];
}
