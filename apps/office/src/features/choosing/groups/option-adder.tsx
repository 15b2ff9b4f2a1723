import type { WireProductRow } from "@skatert/contract";
import { isHalves } from "@skatert/domain";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type GroupForm, isOfDishes, type OptionForm, optionForm } from "../../../model/groups/group-form.ts";
import { removalName } from "../../../model/groups/removal-name.ts";
import { changeKey } from "../../../platform/api/change-key.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { DishFinder } from "../dish-finder.tsx";
import css from "./groups.module.css";

/** Languages of the shop, the one of its own texts first. */
export type Languages = readonly { readonly code: string; readonly name: string }[];

interface OptionAdderProps {
  readonly group: GroupForm;
  readonly dishes: readonly WireProductRow[];
  readonly languages: Languages;
  readonly onAdd: (option: OptionForm) => void;
}

/** Finds a dish of the menu for a group, or adds a new option with its name and price (MENU-21). */
export function OptionAdder({ group, dishes, languages, onAdd }: OptionAdderProps) {
  const { t } = useI18n();
  const taken = new Set(group.options.map(({ id }) => id));
  const free = dishes.filter(({ id, state }) => state !== "archived" && !taken.has(id));
  const addKnown = (id: string) => onAdd(optionForm(id, isHalves(group.kind) ? { max: "2" } : {}));
  // A word that the shop has already is used again (MENU-8).
  const addNew = (option: OptionForm) => {
    const isNamed = (name: string) => name.trim().toLowerCase() === option.name.trim().toLowerCase();
    const known = dishes.find(({ name, state }) => state !== "archived" && isNamed(name));
    if (group.options.some(({ name }) => isNamed(name)) || (known !== undefined && taken.has(known.id))) return;
    if (known !== undefined && group.kind === "remove") addKnown(known.id);
    else onAdd(option);
  };
  return (
    <>
      {group.kind !== "remove" && (
        <DishFinder label={t("groups.option.find")} dishes={free} onChoose={({ id }) => addKnown(id)} />
      )}
      {group.kind === "remove" && <NewRemoval languages={languages} onAdd={addNew} />}
      {!isOfDishes(group.kind) && group.kind !== "remove" && <NewOption languages={languages} onAdd={addNew} />}
    </>
  );
}

interface NewOptionProps {
  readonly languages: Languages;
  readonly onAdd: (option: OptionForm) => void;
}

/** A new option: what guests read, and its price or "included". */
function NewOption({ languages, onAdd }: NewOptionProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState({ name: "", price: "", isIncluded: false });
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const { name, price, isIncluded } = typed;
  const add = () => {
    if (name.trim() === "") return;
    onAdd(optionForm("", { key: changeKey(), name: name.trim(), names, price: isIncluded ? "0" : price }));
    setTyped({ name: "", price: "", isIncluded: false });
    setNames({});
  };
  return (
    <Adder legend={t("groups.option.add")} onEnter={add} isDisabled={name.trim() === ""}>
      <div className={css.limits}>
        <TextField
          label={t("groups.option.name")}
          maxLength={200}
          value={name}
          onChange={(text) => setTyped({ ...typed, name: text })}
        />
        {!isIncluded && (
          <TextField
            label={t("groups.option.price")}
            inputMode="decimal"
            maxLength={20}
            value={price}
            onChange={(text) => setTyped({ ...typed, price: text })}
          />
        )}
      </div>
      <Checkbox isSelected={isIncluded} onChange={(isOn) => setTyped({ ...typed, isIncluded: isOn })}>
        {t("groups.included")}
      </Checkbox>
      <OtherNames {...{ languages, names }} onChange={setNames} />
    </Adder>
  );
}

/** An ingredient that may be left out: typed once, it is named for guests (MENU-8). */
function NewRemoval({ languages, onAdd }: NewOptionProps) {
  const { t } = useI18n();
  const [ingredient, setIngredient] = useState("");
  const [own, setOwn] = useState<string | null>(null);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const name = own ?? removalName(ingredient, languages[0]?.code ?? "ru");
  const add = () => {
    if (name.trim() === "") return;
    onAdd(optionForm("", { key: changeKey(), name: name.trim(), names, price: "0" }));
    setIngredient("");
    setOwn(null);
    setNames({});
  };
  return (
    <Adder legend={t("groups.removal.add")} onEnter={add} isDisabled={name.trim() === ""}>
      <div className={css.limits}>
        <TextField
          label={t("groups.removal.ingredient")}
          hint={t("groups.removal.hint")}
          maxLength={100}
          value={ingredient}
          onChange={(text) => {
            setIngredient(text);
            setOwn(null);
          }}
        />
        <TextField label={t("groups.removal.shown")} maxLength={200} value={name} onChange={setOwn} />
      </div>
      <OtherNames {...{ languages, names }} onChange={setNames} />
    </Adder>
  );
}

interface AdderProps {
  readonly legend: string;
  readonly onEnter: () => void;
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

/** Enter adds the option and does not save the form around it. */
function Adder({ legend, onEnter, isDisabled, children }: AdderProps) {
  const { t } = useI18n();
  const add = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <FieldGroup legend={legend} onKeyDown={add}>
      {children}
      <div>
        <Button isDisabled={isDisabled} onPress={onEnter}>
          {t("groups.option.do")}
        </Button>
      </div>
    </FieldGroup>
  );
}

interface OtherNamesProps {
  readonly languages: Languages;
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (names: Readonly<Record<string, string>>) => void;
}

/** The name in the other languages of the shop. */
function OtherNames({ languages, names, onChange }: OtherNamesProps) {
  const { t } = useI18n();
  const others = languages.slice(1);
  if (others.length === 0) return null;
  return (
    <details className={css.fold}>
      <summary>{t("groups.option.languages")}</summary>
      <div className={css.limits}>
        {others.map(({ code, name }) => (
          <TextField
            key={code}
            label={t("categories.name.in", { language: name })}
            maxLength={200}
            value={names[code] ?? ""}
            onChange={(text) => onChange({ ...names, [code]: text })}
          />
        ))}
      </div>
    </details>
  );
}
