import { useI18n } from "../../../i18n/i18n-context.tsx";
import {
  MOST_REDIRECTS,
  REDIRECTS,
  type RedirectForm,
  type RedirectsForm,
  redirectsFaults,
  redirectsFieldAt,
  redirectsForm,
  redirectsPatches,
} from "../../../model/shop-settings/redirects-form.ts";
import { faultWords } from "../../../model/shop-settings/section-faults.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useSectionsForm } from "../../changes/merge/use-sections-form.ts";
import { CardForm } from "../../changes/sections/card-form.tsx";
import { EntryList } from "../fields/entry-list.tsx";
import type { CardProps } from "../section-loader.tsx";

const empty: RedirectForm = { from: "", to: "", isLasting: true, rest: {} };

/** Redirects from old addresses. */
export function RedirectsCard({ entities }: CardProps) {
  const { t } = useI18n();
  const editing = useSectionsForm<RedirectsForm>({
    name: "redirects",
    entities,
    read: redirectsForm,
    patch: redirectsPatches,
  });
  const faults = redirectsFaults(editing.form);
  return (
    <CardForm
      title={t("shopset.redirects")}
      text={t("shopset.redirects.text")}
      editing={editing}
      faults={faultWords(faults, (fault) => t(`shopset.redirects.fault.${fault}`))}
      fieldAt={redirectsFieldAt}
    >
      {(errorOf) => (
        <EntryList
          label={t("shopset.redirects")}
          entries={editing.form.redirects}
          nameOf={({ from, to }) => [from, to].filter(Boolean).join(" → ")}
          isFaulty={(at) => errorOf(`${at}.from`) !== null || errorOf(`${at}.to`) !== null}
          max={MOST_REDIRECTS}
          empty={empty}
          addLabel={t("shopset.redirects.add")}
          path={REDIRECTS}
          error={errorOf(REDIRECTS)}
          onChange={(redirects) => editing.change({ redirects })}
        >
          {(entry, at, put) => (
            <>
              <TextField
                label={t("shopset.redirects.from")}
                value={entry.from}
                onChange={(from) => put({ from })}
                placeholder="/old-page"
                maxLength={500}
                autoComplete="off"
                data-field={`${at}.from`}
                error={errorOf(`${at}.from`)}
                isPlain
              />
              <TextField
                label={t("shopset.redirects.to")}
                value={entry.to}
                onChange={(to) => put({ to })}
                maxLength={1000}
                autoComplete="off"
                data-field={`${at}.to`}
                error={errorOf(`${at}.to`)}
                isPlain
              />
              <Checkbox isSelected={entry.isLasting} onChange={(isLasting) => put({ isLasting })}>
                {t("shopset.redirects.lasting")}
              </Checkbox>
            </>
          )}
        </EntryList>
      )}
    </CardForm>
  );
}
