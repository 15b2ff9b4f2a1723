import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { branchesField, paymentFieldAt, wayOfField, ZONES_FIELD } from "../../../model/payments/payment-faults.ts";
import { PAYMENT_SECTIONS, type PaymentForm, paymentForm, wayFault } from "../../../model/payments/payment-form.ts";
import { policyOfForm } from "../../../model/payments/payment-gaps.ts";
import { paymentPatches } from "../../../model/payments/payment-patch.ts";
import { useUrlText } from "../../../platform/location/use-url-text.ts";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { useFocusBack } from "../../../ui/use-focus-back.ts";
import { DraftFaultList } from "../../changes/faults/draft-faults.tsx";
import { useDraftFaults } from "../../changes/faults/use-draft-faults.ts";
import { useGoingTo } from "../../changes/faults/use-going-to.ts";
import { HistoryLinks } from "../../changes/history-link.tsx";
import { useSectionsForm } from "../../changes/merge/use-sections-form.ts";
import { SaveLine } from "../../changes/sections/save-line.tsx";
import type { KnownShop } from "../section-loader.tsx";
import { AddWay } from "./add-way.tsx";
import { GapList } from "./gap-list.tsx";
import { OfferPreview } from "./offer-preview.tsx";
import css from "./payments.module.css";
import { WayFields } from "./way-fields.tsx";
import { WayList } from "./way-list.tsx";
import { ZoneTable } from "./zone-table.tsx";

const [waysSection] = PAYMENT_SECTIONS;

/** One form: warnings and preview follow its values during typing. */
export function PaymentsWorkplace({ entities, places, languages }: KnownShop) {
  const { t } = useI18n();
  const [chosen, setChosen] = useUrlText("way");
  const [isTried, setIsTried] = useState(false);
  useFocusBack(chosen);
  const editing = useSectionsForm<PaymentForm>({
    name: "payments",
    entities,
    read: paymentForm,
    patch: paymentPatches,
  });
  const { form, change } = editing;
  const drafted = useDraftFaults(editing.entities, paymentFieldAt(entities));
  const { form: place, goTo } = useGoingTo({
    isShown: (field) => [null, chosen].includes(wayOfField(field)),
    show: (field) => setChosen(wayOfField(field) ?? chosen),
  });
  const policy = policyOfForm(form, places.shop, places.online_payments);
  const opened = form.ways.find(({ id }) => id === chosen);
  const faulty = form.ways.find((way) => wayFault(way, form.ways) !== null);
  const save = async () => {
    setIsTried(true);
    if (faulty !== undefined) return setChosen(faulty.id);
    if (!(await editing.save())) return;
    setIsTried(false);
    showToast({ text: t("pay.saved"), look: "done" });
  };
  return (
    <form
      ref={place}
      className={screen.form}
      aria-label={t("part.payments")}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <DraftFaultList faults={drafted.faults} onGo={goTo} />
      <div className={css.panes}>
        <div className={screen.part}>
          <section className={screen.panel} aria-labelledby="pay-ways">
            <div className={screen.head}>
              <h2 id="pay-ways" className={screen.heading}>
                {t("pay.ways")}
              </h2>
              <HistoryLinks entities={editing.entities.filter(({ id }) => id === waysSection)} name={t("pay.ways")} />
            </div>
            <WayList form={form} places={places} openId={opened?.id ?? null} onOpen={setChosen} onChange={change} />
            <AddWay form={form} onChange={change} onOpen={setChosen} />
          </section>
          {opened !== undefined && (
            <WayFields
              key={opened.id}
              way={opened}
              form={form}
              places={places}
              languages={languages}
              fault={isTried ? wayFault(opened, form.ways) : null}
              branchesError={drafted.errorOf(branchesField(opened.id))}
              onChange={change}
              onClose={() => setChosen("")}
            />
          )}
          <ZoneTable form={form} places={places} error={drafted.errorOf(ZONES_FIELD)} onChange={change} />
        </div>
        <div className={css.side}>
          <GapList policy={policy} places={places} />
          <OfferPreview policy={policy} places={places} />
        </div>
      </div>
      <SaveLine isChanged={editing.isChanged} isSaving={editing.isSaving} onReset={editing.reset} />
      {editing.dialog}
    </form>
  );
}
