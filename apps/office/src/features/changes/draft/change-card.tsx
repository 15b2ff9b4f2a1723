import type { WireDraft } from "@skatert/contract";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useShownBranch } from "../../../platform/session/shown-branch.ts";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../changes.module.css";
import { FieldList, type Named } from "../details/field-list.tsx";
import { useDiscarding } from "../publish/use-discarding.ts";
import { becomesText, entityPlace, entityText } from "../words/entity-words.ts";
import { ConflictPart } from "./conflict-part.tsx";

interface ChangeCardProps {
  readonly change: WireDraft["changes"][number];
  readonly named: Named;
}

/** One changed entity of the draft: author, time and fields, with links to edit or discard it. */
export function ChangeCard({ change, named }: ChangeCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { time_zone: zone } = useShownBranch();
  const { discard, isSending } = useDiscarding();
  const { entity, fields, by, at, conflicts } = change;
  const name = entityText(entity, i18n);
  const place = entityPlace(entity);
  const what = { entity: `${entity.kind}:${entity.id}` };
  return (
    <li className={css.card} aria-label={name}>
      <div className={css.head}>
        <div className={css.what}>
          <h3 className={css.name}>{name}</h3>
          <p className={screen.quiet}>{t("draft.by", { name: by, time: i18n.dayTime(at, zone) })}</p>
        </div>
        <span className={css.mark}>{becomesText(change, i18n)}</span>
      </div>
      <FieldList entity={entity} fields={fields} named={named} />
      {conflicts.length > 0 && <ConflictPart change={change} named={named} />}
      <div className={screen.buttons}>
        {place !== null && (
          <Link className={css.way} to={place} aria-label={t("draft.open.of", { name })}>
            {t("draft.open")}
          </Link>
        )}
        <Button
          look="quiet"
          aria-label={t("draft.discard.of", { name })}
          isPending={isSending}
          onPress={() => void discard(what, t("draft.discarded", { name }))}
        >
          {t("draft.discard")}
        </Button>
      </div>
    </li>
  );
}
