import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./choosing.module.css";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface DishFinderProps<Row extends Named> {
  readonly label: string;
  /** The dishes to choose from. */
  readonly dishes: readonly Row[];
  readonly onChoose: (dish: Row) => void;
  /** How many were found. Default: in dishes. */
  readonly foundText?: (count: number) => string;
}

const maxFound = 8;

/** Finds a dish, or something else that has a name, by this name. */
export function DishFinder<Row extends Named>({ label, dishes, onChoose, foundText }: DishFinderProps<Row>) {
  const { t } = useI18n();
  const counted = foundText ?? ((count: number) => t("dish.find.found", { count }));
  const [typed, setTyped] = useState("");
  const words = typed.trim().toLowerCase();
  const found = words === "" ? [] : dishes.filter(({ name }) => name.toLowerCase().includes(words)).slice(0, maxFound);
  return (
    <div className={screen.group}>
      <TextField type="search" label={label} value={typed} onChange={setTyped} maxLength={60} />
      <p role="status" className={words !== "" && found.length === 0 ? screen.quiet : screen.unseen}>
        {words !== "" && counted(found.length)}
      </p>
      <ul className={css.found}>
        {found.map((dish) => (
          <li key={dish.id} className={css.picked}>
            <span>{dish.name}</span>
            <Button
              aria-label={t("dish.find.add", { name: dish.name })}
              onPress={() => {
                onChoose(dish);
                setTyped("");
              }}
            >
              {t("dish.words.do")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
