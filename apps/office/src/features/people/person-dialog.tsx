import type { WireStaffChange, WireStaffLink, WireStaffMember } from "@skatert/contract";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { changePerson, passwordLink } from "../../model/people/people-query.ts";
import { forgetDraft } from "../../platform/drafts/drafts.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { LinkOnce } from "./link-once.tsx";
import { NameField } from "./name-field.tsx";
import { PinOfPerson } from "./pin-of-person.tsx";
import { RolesField } from "./roles-field.tsx";
import { usePeopleFailure } from "./use-people-failure.ts";

interface PersonDialogProps {
  readonly person: WireStaffMember;
  readonly onClose: () => void;
}

/** Name and roles of a person, a new password link, a PIN, and the end of the access (STAFF-1, STAFF-2, STAFF-3). */
export function PersonDialog({ person, onClose: onClosed }: PersonDialogProps) {
  const { t } = useI18n();
  const failed = usePeopleFailure();
  const { me } = useWork();
  const [link, setLink] = useState<WireStaffLink | null>(null);
  const [asks, setAsks] = useState<"close" | "link" | "pin" | null>(null);
  const [isSending, during] = useSending();
  const isRemoved = person.disabled_at !== null;
  // Closing without saving resets the roles to the saved ones.
  const onClose = () => {
    forgetDraft(draftKey(person));
    onClosed();
  };

  const change = async (what: WireStaffChange, said: string) => {
    const result = await during(changePerson(person.id, what));
    if (!result.ok) return failed(result.error);
    showToast({ text: said, look: "done" });
    onClose();
    return true;
  };
  const makeLink = async () => {
    const result = await during(passwordLink(person.id));
    setAsks(null);
    if (result.ok) setLink(result.value);
    else failed(result.error);
  };

  if (link)
    return (
      <Dialog title={t("people.link.title", { name: person.name })} isOpen onClose={onClose}>
        <LinkOnce name={person.name} link={link} />
        <DialogButtons>
          <Button look="primary" onPress={onClose}>
            {t("close")}
          </Button>
        </DialogButtons>
      </Dialog>
    );
  if (asks === "pin")
    return (
      <PinOfPerson
        person={person}
        isSending={isSending}
        onSet={(pin) => change({ pin }, t("people.pin.done", { name: person.name }))}
        onCancel={() => setAsks(null)}
      />
    );
  if (asks)
    return (
      <Dialog title={t(`people.${asks}.title`, { name: person.name })} isOpen onClose={() => setAsks(null)}>
        <p>{t(`people.${asks}.text`, { name: person.name })}</p>
        <DialogButtons>
          <Button
            look="danger"
            isPending={isSending}
            onPress={() =>
              void (asks === "link"
                ? makeLink()
                : change({ disabled: true }, t("people.close.done", { name: person.name })))
            }
          >
            {t(`people.${asks}.do`)}
          </Button>
          <Button onPress={() => setAsks(null)}>{t("people.cancel")}</Button>
        </DialogButtons>
      </Dialog>
    );
  return (
    <Dialog title={person.name} isOpen onClose={onClose}>
      {isRemoved ? (
        <>
          <p>{t("people.return.text")}</p>
          <DialogButtons>
            <Button onPress={onClose}>{t("people.cancel")}</Button>
            <Button
              look="primary"
              isPending={isSending}
              onPress={() => void change({ disabled: false }, t("people.return.done", { name: person.name }))}
            >
              {t("people.return")}
            </Button>
          </DialogButtons>
        </>
      ) : (
        <>
          <PersonForm person={person} isSending={isSending} onSave={(what) => change(what, t("people.saved"))} />
          <DialogButtons>
            <Button look="quiet" onPress={() => setAsks("link")}>
              {t("people.link.new")}
            </Button>
            {person.id !== me.id && (
              <Button look="quiet" onPress={() => setAsks("pin")}>
                {t(person.has_pin ? "people.pin.change" : "people.pin.give")}
              </Button>
            )}
            <Button look="danger" onPress={() => setAsks("close")}>
              {t("people.close")}
            </Button>
          </DialogButtons>
        </>
      )}
    </Dialog>
  );
}

function draftKey({ id }: WireStaffMember): string {
  return `person:${id}`;
}

interface PersonFormProps {
  readonly person: WireStaffMember;
  readonly isSending: boolean;
  readonly onSave: (change: WireStaffChange) => Promise<boolean>;
}

function PersonForm({ person, isSending, onSave }: PersonFormProps) {
  const { t } = useI18n();
  const form = useDraftForm<Pick<WireStaffMember, "name" | "roles">>(draftKey(person), {
    name: person.name,
    roles: person.roles,
  });
  const save = form.handleSubmit(async ({ name, roles }) => {
    if (name.trim() === "") return form.setError("name", { type: "required" });
    await onSave({ name: name.trim(), roles });
  });
  return (
    <form className={screen.form} onSubmit={save} noValidate>
      <Controller
        control={form.control}
        name="name"
        render={({ field, fieldState }) => <NameField field={field} isWrong={fieldState.invalid} />}
      />
      <Controller
        control={form.control}
        name="roles"
        render={({ field: { value, onChange } }) => <RolesField roles={value} onChange={onChange} />}
      />
      <Button type="submit" look="primary" isPending={isSending}>
        {t("people.save")}
      </Button>
    </form>
  );
}
