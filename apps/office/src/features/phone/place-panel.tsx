import type { WirePhoneMenu } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { methodOf, type PhoneDraft } from "../../model/phone/phone-draft.ts";
import { addressesQuery, phoneTimesQuery } from "../../model/phone/phone-queries.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./phone.module.css";
import type { PhoneWork } from "./use-phone-draft.ts";

interface PanelProps {
  readonly work: PhoneWork;
  readonly menu: WirePhoneMenu;
}

/** Where and when. */
export function PlacePanel({ work, menu }: PanelProps) {
  const { t } = useI18n();
  const branch = useShownBranch();
  const { draft, put } = work;
  const method = methodOf(draft, menu);
  const times = useQuery(phoneTimesQuery(branch.id, method));
  const slots = (times.data?.start_list ?? []).filter(({ available }) => available);
  // A chosen time stays, so that it never turns into "as soon as possible" unseen.
  const isGone = draft.time !== "" && !slots.some(({ date, from }) => `${date} ${from}` === draft.time);
  const goneTime = times.data === undefined ? draft.time : t("phone.time.gone", { time: draft.time });
  return (
    <section className={screen.panel} aria-label={t("phone.place")}>
      <Choices
        label={t("phone.method")}
        value={method}
        onChange={(next) => put({ method: next, time: "" })}
        choices={menu.methods.map((value) => ({
          value,
          label: t(value === "flat_rate" ? "phone.method.delivery" : "phone.method.pickup"),
        }))}
      />
      {method === "flat_rate" ? (
        <Address draft={draft} put={put} branch={branch.id} />
      ) : (
        menu.places.length > 1 && (
          <Select
            label={t("phone.pickup")}
            value={draft.place ?? menu.places[0]?.id ?? null}
            onChange={(place) => put({ place })}
            choices={menu.places.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )
      )}
      <Select
        label={t("phone.time")}
        value={draft.time}
        onChange={(time) => put({ time })}
        choices={[
          { value: "", label: t("phone.soonest") },
          ...slots.map(({ date, from, to }) => ({ value: `${date} ${from}`, label: `${date}, ${from}–${to}` })),
          ...(isGone ? [{ value: draft.time, label: goneTime }] : []),
        ]}
      />
      {times.isError && (
        <div role="alert" className={screen.buttons}>
          <p className={screen.fault}>{t("phone.time.failed")}</p>
          <Button isPending={times.isFetching} onPress={() => void times.refetch()}>
            {t("retry")}
          </Button>
        </div>
      )}
    </section>
  );
}

interface AddressProps extends Pick<PhoneWork, "draft" | "put"> {
  readonly branch: number;
}

function Address({ draft, put, branch }: AddressProps) {
  const { t } = useI18n();
  const list = useId();
  const found = useQuery(addressesQuery(branch, useDeferredValue(draft.address)));
  const addresses = found.data?.addresses ?? [];
  const type = (address: string) => {
    const known = addresses.find(({ text }) => text === address);
    put({ address, coordinates: known?.coordinates ? [known.coordinates[0], known.coordinates[1]] : null });
  };
  const part = (field: "apartment" | "entrance" | "floor") => (
    <TextField
      label={t(`phone.${field}`)}
      value={draft[field]}
      onChange={(value) => put({ [field]: value } as Partial<PhoneDraft>)}
      maxLength={40}
    />
  );
  return (
    <>
      <TextField
        label={t("phone.address")}
        value={draft.address}
        onChange={type}
        list={list}
        maxLength={200}
        autoComplete="off"
        {...(found.isError ? { hint: t("phone.address.failed") } : {})}
      />
      <datalist id={list}>
        {addresses.map(({ text, note }) => (
          <option key={text} value={text}>
            {note}
          </option>
        ))}
      </datalist>
      <div className={css.fields}>
        {part("apartment")}
        {part("entrance")}
        {part("floor")}
      </div>
    </>
  );
}
