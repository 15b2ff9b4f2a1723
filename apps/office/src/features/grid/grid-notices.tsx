import { useI18n } from "../../i18n/i18n-context.tsx";
import type { RefusedDish } from "../../model/grid/grid-saver.ts";
import { withoutSeen } from "../../model/grid/seen-edits.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import type { GridSaving } from "./use-grid-saver.ts";

/** Maximum of dishes named in a notice. */
const maxNamed = 50;

/** Unsaved edits, with buttons to retry or discard them. */
export function GridNotices({ saving }: { readonly saving: GridSaving }) {
  const { t } = useI18n();
  const { failure, refused } = saving.state;
  return (
    <>
      {failure !== null && (
        <div className={screen.guests} role="alert">
          <p>{t(failure.status === null ? "grid.unsent" : "grid.unsent.refused")}</p>
          <div className={screen.buttons}>
            <Button onPress={saving.sendAgain}>{t("grid.unsent.again")}</Button>
            <Button look="quiet" onPress={saving.discard}>
              {t("grid.unsent.discard")}
            </Button>
          </div>
        </div>
      )}
      {refused.length > 0 && <Refused refused={refused} saving={saving} />}
    </>
  );
}

function Refused({ refused, saving }: { readonly refused: readonly RefusedDish[]; readonly saving: GridSaving }) {
  const { t } = useI18n();
  const own = refused.flatMap(({ reason, edits }) => (reason === null ? edits : []));
  const text = ({ name, by, reason }: RefusedDish) => {
    if (reason !== null) return t("grid.refused.gone", { name });
    return by === null ? t("grid.refused.published", { name }) : t("grid.refused.by", { name, by });
  };
  return (
    <div className={screen.guests} role="alert">
      <p className={screen.name}>{t("grid.refused.title", { count: refused.length })}</p>
      <ul>
        {refused.slice(0, maxNamed).map((dish, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish may be refused twice
          <li key={index}>{text(dish)}</li>
        ))}
      </ul>
      {refused.length > maxNamed && <p>{t("field.and", { count: refused.length - maxNamed })}</p>}
      <p className={screen.quiet}>{t("grid.refused.text")}</p>
      <div className={screen.buttons}>
        {own.length > 0 && (
          <Button
            onPress={() => {
              saving.forgetRefused();
              saving.save(withoutSeen(own));
            }}
          >
            {t("grid.refused.mine")}
          </Button>
        )}
        <Button look="quiet" onPress={saving.forgetRefused}>
          {t("grid.refused.theirs")}
        </Button>
      </div>
    </div>
  );
}
