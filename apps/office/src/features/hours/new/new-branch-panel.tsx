import type { WireEntity } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type BranchForm, scheduleOfForm } from "../../../model/branches/branch-form.ts";
import { newBranch, newBranchFaults, newBranchForm, withHoursOf } from "../../../model/branches/new-branch.ts";
import { createEntity } from "../../../model/entities/entity-calls.ts";
import type { Places } from "../../../model/zones/places-query.ts";
import { changeKey } from "../../../platform/api/change-key.ts";
import { useDraftForm } from "../../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { BackButton } from "../../../ui/back-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { useGoingTo } from "../../changes/faults/use-going-to.ts";
import { BranchFields, CookingFields } from "../fields/branch-fields.tsx";
import { PickupFields } from "../fields/pickup-fields.tsx";
import { WeekFields } from "../fields/week-fields.tsx";
import { faultText } from "../fields-props.ts";
import css from "../hours.module.css";
import { PreviewPanel } from "../preview-panel.tsx";

interface NewBranchPanelProps {
  readonly places: Places;
  /** Branches whose hours can be copied. */
  readonly models: readonly WireEntity[];
  readonly onClose: () => void;
}

/** `key` makes a retry of the same attempt harmless. */
interface NewBranchDraft extends BranchForm {
  key: string;
}

/** Creates a branch with address, hours and pickup, as one change of the draft. */
export function NewBranchPanel({ places, models, onClose }: NewBranchPanelProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const form = useDraftForm<NewBranchDraft>("branch:new", { ...newBranchForm(models[0]), key: changeKey() });
  const [isTried, setIsTried] = useState(false);
  const { form: place, goTo } = useGoingTo();
  const values = form.watch();
  const faults = isTried ? newBranchFaults(values) : [];
  const errorOf = (field: string) => faultText(faults, field, t);
  const change = (part: Partial<BranchForm>) => {
    for (const [name, value] of Object.entries(part)) form.setValue(name as keyof BranchForm, value);
  };
  const leave = () => {
    form.forget();
    onClose();
  };
  const add = async () => {
    setIsTried(true);
    const [first] = newBranchFaults(values);
    if (first !== undefined) return goTo(first.field);
    const result = await during(createEntity("branch", newBranch(values), { key: values.key }));
    if (!result.ok) return void failed(result.error);
    showToast({ text: t("branches.added", { name: values.name }), look: "done" });
    leave();
  };
  const fields = { form: values, onChange: change, errorOf };
  return (
    <div className={css.panes}>
      <form
        ref={place}
        className={screen.panel}
        aria-label={t("branches.new")}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
        noValidate
      >
        <BackButton onPress={onClose} />
        <h2 className={screen.heading}>{t("branches.new")}</h2>
        <BranchFields {...fields} />
        <section className={screen.form} aria-labelledby="branch-hours">
          <h3 id="branch-hours" className={screen.name}>
            {t("branches.hours")}
          </h3>
          <HoursSource models={models} onChoose={(model) => change(withHoursOf(model))} />
          <div data-field="week">
            <WeekFields {...fields} />
          </div>
          {errorOf("week") !== null && (
            <p role="alert" className={screen.fault}>
              {errorOf("week")}
            </p>
          )}
        </section>
        <CookingFields {...fields} shopZone={places.shop.timeZone} />
        <PickupFields form={values} onChange={change} />
        <p className={screen.quiet}>{t("branches.new.hint")}</p>
        <div className={css.buttons}>
          <Button type="submit" look="primary" size="large" isPending={isSending}>
            {t("branches.add")}
          </Button>
          <Button size="large" onPress={leave}>
            {t("hours.leave")}
          </Button>
        </div>
      </form>
      <div className={css.side}>
        <PreviewPanel
          schedule={scheduleOfForm(values, places.shop.timeZone)}
          policy={places.shop.slots}
          warehouseId={0}
        />
      </div>
    </div>
  );
}

interface HoursSourceProps {
  readonly models: readonly WireEntity[];
  readonly onChoose: (model: WireEntity) => void;
}

/** Copies the hours of another branch, as a start for the fields below. */
function HoursSource({ models, onChoose }: HoursSourceProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState(models[0]?.id ?? null);
  if (models.length === 0) return null;
  return (
    <Select
      label={t("branches.hoursOf")}
      choices={models.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={(id) => {
        const model = models.find((each) => each.id === id);
        setChosen(id);
        if (model !== undefined) onChoose(model);
      }}
    />
  );
}
