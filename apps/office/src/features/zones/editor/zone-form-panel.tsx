import type { WireEntity } from "@skatert/contract";
import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { Places } from "../../../model/zones/places-query.ts";
import { type ZoneFault, zoneFieldAt } from "../../../model/zones/zone-faults.ts";
import type { ZoneForm } from "../../../model/zones/zone-form.ts";
import { BackButton } from "../../../ui/back-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { DraftFaultList } from "../../changes/faults/draft-faults.tsx";
import { useDraftFaults } from "../../changes/faults/use-draft-faults.ts";
import { HistoryLinks } from "../../changes/history-link.tsx";
import css from "../zones.module.css";
import type { MapBoard } from "./map-board.ts";
import { ShapeFields } from "./shape-fields.tsx";
import { TermsFields } from "./terms-fields.tsx";
import { useZoneForm } from "./use-zone-form.ts";
import { WordsFields } from "./words-fields.tsx";
import { ZoneColourField } from "./zone-colour-field.tsx";

interface ZoneFormPanelProps {
  /** Null: a new zone. */
  readonly entity: WireEntity | null;
  readonly initial: ZoneForm;
  readonly places: Places;
  readonly board: MapBoard;
  readonly onClose: () => void;
}

/** Border, texts and terms of one zone. Saving puts all of them into the draft. */
export function ZoneFormPanel({ entity, initial, places, board, onClose }: ZoneFormPanelProps) {
  const { t } = useI18n();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const form = useZoneForm({ entity, initial, board });
  const { values, change, faults } = form;
  const drafted = useDraftFaults(entity === null ? [] : [entity], zoneFieldAt);
  const errorOf = (field: Exclude<ZoneFault, "sum">) =>
    faults.includes(field) ? t(`zones.fault.${field}`) : drafted.errorOf(field);
  const name = values.words[""]?.name ?? "";
  useLeaving(board);
  const save = async () => {
    if (!(await form.save())) return;
    showToast({ text: t("zones.saved", { name }), look: "done" });
    onClose();
  };
  const remove = async () => {
    const isGone = await form.remove();
    setAsksRemoval(false);
    if (isGone) onClose();
  };
  const leave = () => {
    form.forget();
    onClose();
  };
  return (
    <form
      className={screen.panel}
      aria-label={entity === null ? t("zones.new") : initial.words[""]?.name}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <BackButton onPress={onClose} />
      <div className={screen.head}>
        <h2 className={screen.heading}>{entity === null ? t("zones.new") : initial.words[""]?.name}</h2>
        {entity !== null && <HistoryLinks entities={[entity]} name={entity.name} />}
      </div>
      <DraftFaultList faults={drafted.faults} />
      <WordsFields
        words={values.words}
        languages={places.shop.languages.map(({ code, name: title }) => ({ code, title }))}
        error={errorOf("name")}
        onChange={(words) => change({ words })}
      />
      <ShapeFields form={form} board={board} places={places} error={errorOf("shape")} />
      <ZoneColourField value={values.colour} error={errorOf("colour")} onChange={(colour) => change({ colour })} />
      <TermsFields
        terms={values.terms}
        branches={places.shop.locations}
        isTried={faults.includes("sum")}
        error={errorOf("terms")}
        onChange={(terms) => change({ terms })}
      />
      <NumberField
        label={t("zones.priority")}
        value={values.priority}
        onChange={(priority) => change({ priority: Number.isNaN(priority) ? 0 : priority })}
        minValue={-99}
        maxValue={99}
        step={1}
      />
      <p className={screen.quiet}>{t("zones.priority.hint")}</p>
      <div className={css.tools}>
        <Button type="submit" look="primary" size="large" isPending={form.isSending}>
          {t("zones.save")}
        </Button>
        <Button size="large" onPress={leave}>
          {t("zones.leave")}
        </Button>
        {entity !== null && (
          <Button look="quiet" size="large" onPress={() => setAsksRemoval(true)}>
            {t("zones.remove")}
          </Button>
        )}
      </div>
      <Dialog title={t("zones.remove.title", { name })} isOpen={asksRemoval} onClose={() => setAsksRemoval(false)}>
        <p>{t("zones.remove.text")}</p>
        <DialogButtons>
          <Button look="danger" isPending={form.isSending} onPress={() => void remove()}>
            {t("zones.remove.do")}
          </Button>
          <Button onPress={() => setAsksRemoval(false)}>{t("zones.remove.not")}</Button>
        </DialogButtons>
      </Dialog>
      {form.dialog}
    </form>
  );
}

/** Unmounting the form shows the saved zones on the map again. */
function useLeaving({ setEdited }: MapBoard): void {
  useEffect(() => () => setEdited(null), [setEdited]);
}
