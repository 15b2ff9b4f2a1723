import type { WireEntity } from "@skatert/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { branchFaults, branchFieldAt } from "../../model/branches/branch-faults.ts";
import { type BranchForm, branchForm, scheduleOfForm } from "../../model/branches/branch-form.ts";
import { branchPatch } from "../../model/branches/branch-patch.ts";
import type { Places } from "../../model/zones/places-query.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { BackButton } from "../../ui/back-button.tsx";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { EntityLoader } from "../changes/entity-loader.tsx";
import { DraftFaultList } from "../changes/faults/draft-faults.tsx";
import { useDraftFaults } from "../changes/faults/use-draft-faults.ts";
import { useGoingTo } from "../changes/faults/use-going-to.ts";
import { HistoryLinks } from "../changes/history-link.tsx";
import { useEntitySaving } from "../changes/merge/use-entity-saving.tsx";
import { CloseBranchDialog } from "./closing/close-branch-dialog.tsx";
import { BranchFields, CookingFields } from "./fields/branch-fields.tsx";
import { HallsFields } from "./fields/halls-fields.tsx";
import { PickupFields } from "./fields/pickup-fields.tsx";
import { SpecialDays } from "./fields/special-days.tsx";
import { WeekFields } from "./fields/week-fields.tsx";
import { faultText } from "./fields-props.ts";
import css from "./hours.module.css";
import { PreviewPanel } from "./preview-panel.tsx";

interface BranchPanelProps {
  readonly id: string;
  readonly places: Places;
  readonly onClose: () => void;
}

/** The form of a branch: contacts, hours of the week, special days, and a preview at any time. */
export function BranchPanel({ id, ...rest }: BranchPanelProps) {
  return (
    <EntityLoader
      address={{ kind: "branch", id }}
      right="shop.edit"
      errorTitle="hours.error.one"
      onClose={rest.onClose}
    >
      {(entity) => <BranchEditor {...rest} entity={entity} />}
    </EntityLoader>
  );
}

type EditorProps = Omit<BranchPanelProps, "id"> & { readonly entity: WireEntity };

/** Includes the version that the person opened: a newer version leads to a merge and is never overwritten. */
interface BranchDraft extends BranchForm {
  opened: Pick<WireEntity, "etag" | "facets">;
}

function BranchEditor({ entity, places, onClose }: EditorProps) {
  const { t } = useI18n();
  const saving = useEntitySaving();
  const form = useDraftForm<BranchDraft>(`branch:${entity.id}`, {
    ...branchForm(entity),
    opened: { etag: entity.etag, facets: entity.facets },
  });
  const [isTried, setIsTried] = useState(false);
  const { form: place, goTo } = useGoingTo();
  const [isClosing, setIsClosing] = useState(false);
  const values = form.watch();
  const faults = isTried ? branchFaults(values) : [];
  const drafted = useDraftFaults([entity], branchFieldAt(values));
  const errorOf = (field: string) => faultText(faults, field, t) ?? drafted.errorOf(field);
  const change = (part: Partial<BranchForm>) => {
    for (const [name, value] of Object.entries(part)) form.setValue(name as keyof BranchForm, value);
  };
  const leave = () => {
    form.forget();
    onClose();
  };
  const save = async () => {
    setIsTried(true);
    const [first] = branchFaults(values);
    if (first !== undefined) return goTo(first.field);
    const { opened } = values;
    const patch = branchPatch(opened, values);
    if (patch !== null && (await saving.save({ kind: "branch", id: entity.id }, opened.etag, patch)) === null) return;
    showToast({ text: t("hours.saved", { name: values.name }), look: "done" });
    leave();
  };
  return (
    <div className={css.panes}>
      <form
        ref={place}
        className={screen.panel}
        aria-label={entity.name}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        noValidate
      >
        <BackButton onPress={onClose} />
        <div className={screen.head}>
          <h2 className={screen.heading}>{entity.name}</h2>
          <HistoryLinks entities={[entity]} name={entity.name} />
        </div>
        <DraftFaultList faults={drafted.faults} />
        <WeekFields form={values} onChange={change} errorOf={errorOf} />
        <SpecialDays form={values} onChange={change} errorOf={errorOf} />
        <CookingFields form={values} onChange={change} errorOf={errorOf} shopZone={places.shop.timeZone} />
        <BranchFields form={values} onChange={change} errorOf={errorOf} />
        <PickupFields form={values} onChange={change} />
        <HallsFields form={values} onChange={change} errorOf={errorOf} />
        <Link className={screen.link} to={`/menu/prices?branch=${entity.id}`}>
          {t("hours.prices")}
        </Link>
        <div className={css.buttons}>
          <Button type="submit" look="primary" size="large" isPending={saving.isSaving}>
            {t("hours.save")}
          </Button>
          <Button size="large" onPress={leave}>
            {t("hours.leave")}
          </Button>
        </div>
        <div className={css.end}>
          <Button look="danger" onPress={() => setIsClosing(true)}>
            {t("branches.close")}
          </Button>
        </div>
        {saving.dialog}
        {isClosing && (
          <CloseBranchDialog id={entity.id} name={entity.name} onClosed={leave} onCancel={() => setIsClosing(false)} />
        )}
      </form>
      <div className={css.side}>
        <PreviewPanel
          schedule={scheduleOfForm(values, places.shop.timeZone)}
          policy={places.shop.slots}
          warehouseId={Number(entity.id)}
        />
      </div>
    </div>
  );
}
