import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { menuOptionsQuery } from "../../model/dishes/menu-options-query.ts";
import { type NewDishForm, newDish, newDishFaults } from "../../model/dishes/new-dish.ts";
import { createEntity } from "../../model/entities/entity-calls.ts";
import { categoriesQuery } from "../../model/entities/list-queries.ts";
import { changeKey } from "../../platform/api/change-key.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { BackToList } from "./editor/back-to-list.tsx";
import type { DishesAsked } from "./use-dishes-asked.ts";

/** Creates a dish from name, price and category. The editor has all other fields (EDIT-1). */
export function NewDish({ asked }: { readonly asked: DishesAsked }) {
  const { t } = useI18n();
  const options = useQuery(menuOptionsQuery).data;
  const categories = useQuery(categoriesQuery).data?.categories ?? [];
  const failed = useFailure();
  const [isSending, during] = useSending();
  const [key] = useState(changeKey);
  const form = useDraftForm<NewDishForm>("dish:new", { name: "", price: "", category: asked.category });
  const create = form.handleSubmit(async (typed) => {
    const faults = newDishFaults(typed);
    for (const field of faults) form.setError(field, { type: "required" });
    const dish = options === undefined ? null : newDish(typed, options);
    if (dish === null) return form.setFocus(faults[0] === "price" ? "price" : "name");
    const result = await during(createEntity("product", dish, { key }));
    if (!result.ok) return failed(result.error);
    form.forget();
    showToast({ text: t("dish.created", { name: result.value.name }), look: "done" });
    asked.open(result.value.id);
    return true;
  });
  const wrong = (field: keyof NewDishForm) => (form.formState.errors[field] ? t(`dish.new.${field}.wrong`) : null);
  return (
    <>
      <BackToList asked={asked} />
      <form className={screen.panel} onSubmit={create} noValidate>
        <h2 className={screen.heading}>{t("dish.new.title")}</h2>
        <Controller
          control={form.control}
          name="name"
          render={({ field }) => (
            <TextField {...field} autoFocus label={t("dish.name")} maxLength={200} error={wrong("name")} />
          )}
        />
        <Controller
          control={form.control}
          name="price"
          render={({ field }) => (
            <TextField {...field} label={t("dish.price")} inputMode="decimal" maxLength={20} error={wrong("price")} />
          )}
        />
        <Controller
          control={form.control}
          name="category"
          render={({ field: { value, onChange } }) => (
            <Select
              label={t("dish.category")}
              value={value === "" ? null : value}
              onChange={onChange}
              placeholder={t("dish.category.choose")}
              error={wrong("category")}
              choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        />
        <div className={screen.buttons}>
          <Button type="submit" look="primary" isPending={isSending} isDisabled={options === undefined}>
            {t("dish.new.do")}
          </Button>
          <Button onPress={() => asked.open("")}>{t("dish.new.cancel")}</Button>
        </div>
      </form>
    </>
  );
}
