import type { WireProductRow } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./choosing.module.css";

interface DishFinderProps {
  readonly label: string;
  /** The dishes to choose from. */
  readonly dishes: readonly WireProductRow[];
  readonly onChoose: (dish: WireProductRow) => void;
}

const maxFound = 8;

/** Finds a dish by its name. */
export function DishFinder({ label, dishes, onChoose }: DishFinderProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState("");
  const words = typed.trim().toLowerCase();
  const found = words === "" ? [] : dishes.filter(({ name }) => name.toLowerCase().includes(words)).slice(0, maxFound);
  return (
    <div className={screen.group}>
      <TextField type="search" label={label} value={typed} onChange={setTyped} maxLength={60} />
      <p role="status" className={words !== "" && found.length === 0 ? screen.quiet : screen.unseen}>
        {words !== "" && t("dish.find.found", { count: found.length })}
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
