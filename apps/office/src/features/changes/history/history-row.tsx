import type { WireChangeSummary } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useShownBranch } from "../../../platform/session/shown-branch.ts";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../changes.module.css";
import { entityText } from "../words/entity-words.ts";
import { ChangeDetails } from "./change-details.tsx";

interface HistoryRowProps {
  readonly change: WireChangeSummary;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Opens another change, such as the one that undid this one. */
  readonly onShow: (id: number) => void;
}

/** A published change; expanded, it shows every field. */
export function HistoryRow({ change, isOpen, onToggle, onShow }: HistoryRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { time_zone: zone } = useShownBranch();
  const { id, at, by, source, undoes, undone_by: undoneBy, hidden } = change;
  const time = i18n.dayTime(at, zone);
  return (
    <li className={css.card} aria-label={t("history.number", { id })}>
      <div className={css.head}>
        <div className={css.what}>
          <p className={css.name}>{namesText(change, i18n)}</p>
          <p>{t(`history.source.${source}`)}</p>
          <p className={screen.quiet}>{by.name === "" ? time : t("history.by", { name: by.name, time })}</p>
          {hidden > 0 && <p className={screen.quiet}>{t("history.hidden", { count: hidden })}</p>}
        </div>
        <span className={css.mark}>{t("history.number", { id })}</span>
      </div>
      {(undoes !== null || undoneBy !== null) && (
        <div className={screen.buttons}>
          {undoes !== null && <Button onPress={() => onShow(undoes)}>{t("history.undoes", { id: undoes })}</Button>}
          {undoneBy !== null && (
            <Button onPress={() => onShow(undoneBy)}>{t("history.undone", { id: undoneBy })}</Button>
          )}
        </div>
      )}
      {change.entities > hidden && (
        <div className={screen.buttons}>
          <Button
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t("history.open.of", { id })}
            onPress={onToggle}
          >
            {t(isOpen ? "history.close" : "history.open")}
          </Button>
        </div>
      )}
      {isOpen && <ChangeDetails change={change} />}
    </li>
  );
}

function namesText({ names, entities, hidden }: WireChangeSummary, i18n: I18n): string {
  if (entities === 0) return i18n.t("history.first");
  const shown = names.map((name) => entityText(name, i18n)).join(", ");
  const count = entities - hidden - names.length;
  return count > 0 ? i18n.t("history.names.more", { names: shown, count }) : shown;
}
