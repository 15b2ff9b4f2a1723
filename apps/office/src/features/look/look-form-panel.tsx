import { useI18n } from "../../i18n/i18n-context.tsx";
import { withTypedSince } from "../../model/entities/typed-since.ts";
import { lookFieldAt } from "../../model/look/look-faults.ts";
import { type LookForm, lookForm } from "../../model/look/look-form.ts";
import { lookPatches } from "../../model/look/look-patch.ts";
import { LOOK_SECTIONS, type LookEntities } from "../../model/look/look-query.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { DraftFaultList } from "../changes/faults/draft-faults.tsx";
import { useDraftFaults } from "../changes/faults/use-draft-faults.ts";
import { ColourFields } from "./colour-fields.tsx";
import css from "./look.module.css";
import { PictureFields } from "./picture-fields.tsx";
import { TypeFields } from "./type-fields.tsx";
import { useSavingLook } from "./use-saving-look.ts";

const sections = LOOK_SECTIONS.map((id) => ({ kind: "settings", id }));

/** Includes the versions that the person opened: newer versions lead to a merge and are never overwritten. */
interface LookDraft extends LookForm {
  opened: LookEntities;
}

/** The form of the look. It saves to the draft, and the preview follows. */
export function LookFormPanel({ entities }: { readonly entities: LookEntities }) {
  const { t } = useI18n();
  const saving = useSavingLook();
  const drafted = useDraftFaults(sections, lookFieldAt);
  const form = useDraftForm<LookDraft>("look", { ...lookForm(entities), opened: entities });
  const values = form.watch();
  const { opened } = values;
  const isChanged = lookPatches(opened, values).size > 0;
  const change = (part: Partial<LookForm>) => {
    for (const [name, value] of Object.entries(part)) form.setValue(name as keyof LookForm, value);
  };
  const save = async () => {
    const isSaved = await saving.save(opened, values, (section, entity) =>
      form.setValue("opened", { ...form.getValues("opened"), [section]: entity }),
    );
    if (!isSaved) return;
    const { opened: now, ...typed } = form.getValues();
    const { opened: _before, ...sent } = values;
    const saved = lookForm(now);
    const next = withTypedSince<LookForm>(saved, sent, typed);
    form.reset({ ...saved, opened: now });
    form.forget();
    if (next !== saved) change(next);
    showToast({ text: t("look.saved"), look: "done" });
  };
  const leave = () => {
    form.reset({ ...lookForm(opened), opened });
    form.forget();
  };
  return (
    <form
      className={css.form}
      aria-label={t("part.look")}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <DraftFaultList faults={drafted.faults} />
      <div className={screen.panel}>
        <ColourFields form={values} onChange={change} errorOf={drafted.errorOf} />
      </div>
      <div className={screen.panel}>
        <TypeFields form={values} onChange={change} errorOf={drafted.errorOf} />
      </div>
      <div className={screen.panel}>
        <PictureFields form={values} onChange={change} errorOf={drafted.errorOf} />
      </div>
      <div className={css.save} data-save-bar={isChanged || undefined}>
        <Button type="submit" look="primary" size="large" isPending={saving.isSaving} isDisabled={!isChanged}>
          {t("look.save")}
        </Button>
        <Button size="large" onPress={leave} isDisabled={!isChanged || saving.isSaving}>
          {t("look.undo")}
        </Button>
      </div>
      {saving.dialog}
    </form>
  );
}
