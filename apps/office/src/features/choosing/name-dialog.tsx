import { useState } from "react";
import { changeKey } from "../../platform/api/change-key.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";

type Added = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly error: OfficeError };

interface NameDialogProps {
  /** Storage key of the typed name in the tab. */
  readonly formKey: string;
  readonly title: string;
  readonly label: string;
  readonly maxLength: number;
  readonly words: { readonly empty: string; readonly add: string; readonly cancel: string };
  /** `key` makes a retry of the same attempt harmless. */
  readonly onAdd: (name: string, key: string) => Promise<Added>;
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** Creates an entity from its name. Its form has the other fields. */
export function NameDialog(props: NameDialogProps) {
  const { formKey, title, label, maxLength, words, onAdd, onAdded, onClose } = props;
  const failed = useFailure();
  const form = useDraftForm<{ name: string }>(formKey, { name: "" });
  const name = form.watch("name");
  // All retries share one key, so that a lost answer does not add a second entity.
  const [key] = useState(changeKey);
  const [isWrong, setIsWrong] = useState(false);
  const [isSending, during] = useSending();
  const cancel = () => {
    form.forget();
    onClose();
  };
  const add = async () => {
    if (name.trim() === "") return setIsWrong(true);
    const result = await during(onAdd(name.trim(), key));
    if (!result.ok) return void failed(result.error);
    form.forget();
    onAdded(result.id);
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        className={screen.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // For React the window is inside a form that opened it.
          event.stopPropagation();
          void add();
        }}
      >
        <TextField
          label={label}
          value={name}
          onChange={(text) => form.setValue("name", text)}
          maxLength={maxLength}
          autoFocus
          error={isWrong && name.trim() === "" ? words.empty : null}
        />
        <DialogButtons>
          <Button onPress={cancel}>{words.cancel}</Button>
          <Button type="submit" look="primary" isPending={isSending}>
            {words.add}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
