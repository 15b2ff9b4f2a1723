import { type RefObject, useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUser } from "../../model/account/user-store.ts";
import { readPhone } from "../../ui/fields/phone.ts";

export interface ContactValues {
  readonly name: string;
  readonly phone: string;
  readonly comment: string;
}

export interface ContactState {
  readonly values: ContactValues;
  readonly change: (part: Partial<ContactValues>) => void;
  /** Faults and what to do, from the first attempt to submit (VALID-1). */
  readonly problems: { readonly name: string | null; readonly phone: string | null };
  /** The values with the phone in E.164. Null if something is missing, which then takes the focus. */
  readonly check: () => ContactValues | null;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Contact fields, prefilled for a signed-in shopper. */
export function useContact(): ContactState {
  const { t } = useI18n();
  const [values, setValues] = useState<ContactValues>(() => {
    const { user } = useUser.getState();
    return { name: user?.name ?? "", phone: user?.phone ?? "", comment: "" };
  });
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus();
  }, [tries]);
  const name = values.name.trim();
  const phone = readPhone(values.phone);
  return {
    values,
    form,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    problems: {
      name: tries > 0 && name === "" ? t("checkout.error.name") : null,
      phone: tries > 0 && phone === null ? t("checkout.error.phone") : null,
    },
    check() {
      setTries(tries + 1);
      return name === "" || phone === null ? null : { name, phone, comment: values.comment.trim() };
    },
  };
}
