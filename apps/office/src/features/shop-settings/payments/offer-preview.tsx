import { fulfilmentOf, type PaymentPolicy, paymentMethodsFor } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { branchesOf, waysToReceive, zonesOf } from "../../../model/payments/payment-gaps.ts";
import type { Places } from "../../../model/zones/places-query.ts";
import { Select } from "../../../ui/fields/select.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { branchName } from "./way-text.ts";

/** Payment methods that guests see at a place. Uses the checkout's rules and includes unsaved changes. */
export function OfferPreview({ policy, places }: { readonly policy: PaymentPolicy; readonly places: Places }) {
  const { t } = useI18n();
  const { shop } = places;
  const methods = waysToReceive(shop);
  const [wanted, setWanted] = useState({ method: "", branch: "", zone: "" });
  const method = methods.find(({ type }) => type === wanted.method) ?? methods[0];
  const branches = method === undefined ? [] : branchesOf(shop, method.type);
  const branch = branches.find((id) => String(id) === wanted.branch) ?? branches[0];
  const isDelivery = method !== undefined && fulfilmentOf(method.type) === "delivery";
  const zones = isDelivery && branch !== undefined ? zonesOf(shop, branch) : [];
  const zone = zones.find(({ id }) => id === wanted.zone) ?? zones[0];
  const put = (part: Partial<typeof wanted>) => setWanted({ ...wanted, ...part });
  const offered =
    method === undefined || branch === undefined
      ? null
      : paymentMethodsFor(policy, { method: method.type, warehouseId: branch, zoneId: zone?.id ?? null });
  return (
    <section className={screen.panel} aria-labelledby="pay-preview">
      <h2 id="pay-preview" className={screen.heading}>
        {t("pay.preview")}
      </h2>
      <Select
        label={t("pay.preview.method")}
        value={method?.type ?? ""}
        onChange={(type) => put({ method: type })}
        choices={methods.map(({ type, name }) => ({ value: type, label: name }))}
      />
      <Select
        label={t("pay.preview.branch")}
        value={branch === undefined ? "" : String(branch)}
        onChange={(id) => put({ branch: id })}
        choices={branches.map((id) => ({ value: String(id), label: branchName(shop, id) }))}
        isDisabled={branches.length === 0}
      />
      {isDelivery && (
        <Select
          label={t("pay.preview.zone")}
          value={zone?.id ?? ""}
          onChange={(id) => put({ zone: id })}
          choices={zones.map(({ id, name }) => ({ value: String(id), label: name }))}
          isDisabled={zones.length === 0}
        />
      )}
      <div className={screen.guests} role="status" aria-label={t("pay.preview.offered")}>
        {offered === null ? (
          <p>{t("pay.preview.nowhere")}</p>
        ) : offered.length === 0 ? (
          <p className={screen.fault}>{t("pay.preview.none")}</p>
        ) : (
          <ul>
            {offered.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
