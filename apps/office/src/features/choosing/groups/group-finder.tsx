import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { MenuGroup } from "../../../model/groups/menu-groups.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import choosing from "../choosing.module.css";
import { limitWords } from "./group-words.ts";

interface GroupFinderProps {
  readonly groups: readonly MenuGroup[];
  readonly onChoose: (id: string) => void;
}

const maxFound = 8;

/** Finds a group of the shop by its name. A few are shown at once. */
export function GroupFinder({ groups, onChoose }: GroupFinderProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState("");
  const words = typed.trim().toLowerCase();
  const isFew = groups.length <= maxFound;
  const found = groups.filter(({ name }) => name.toLowerCase().includes(words)).slice(0, maxFound);
  const shown = words === "" && !isFew ? [] : found;
  return (
    <div className={screen.group}>
      <TextField type="search" label={t("groups.find")} value={typed} onChange={setTyped} maxLength={60} />
      <p role="status" className={words !== "" && shown.length === 0 ? screen.quiet : screen.unseen}>
        {words !== "" && t("groups.found", { count: shown.length })}
      </p>
      <ul className={choosing.found}>
        {shown.map(({ id, name, group }) => (
          <li key={id} className={choosing.picked}>
            <span>
              {name}
              <br />
              <span className={screen.quiet}>{limitWords(group, group.kind, { t })}</span>
            </span>
            <Button aria-label={t("dish.find.add", { name })} onPress={() => onChoose(id)}>
              {t("dish.words.do")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
