import { readLink } from "@skatert/contract";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../../ui/overlay/dialog.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import { PagePicker } from "../page-picker.tsx";

/** Sets the address of the selected text. Without a selection it inserts the address itself. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { t } = useI18n();
  const present: unknown = editor.getAttributes("link")["href"];
  const [address, setAddress] = useState(typeof present === "string" ? present : "");
  const [isWrong, setIsWrong] = useState(false);
  const put = () => {
    const href = readLink(address.trim());
    if (href === null) return setIsWrong(true);
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <Dialog title={t("content.tool.link")} isOpen onClose={onClose}>
      <div className={screen.form}>
        <TextField
          label={t("content.link.address")}
          value={address}
          onChange={setAddress}
          maxLength={500}
          hint={t("content.link.url.hint")}
          error={isWrong && readLink(address.trim()) === null ? t("content.fault.url") : null}
          isPlain
          autoFocus
        />
        <PagePicker onChoose={setAddress} />
      </div>
      <DialogButtons>
        {editor.isActive("link") && <Button onPress={remove}>{t("content.tool.unlink")}</Button>}
        <Button onPress={onClose}>{t("content.cancel")}</Button>
        <Button look="primary" onPress={put}>
          {t("content.tool.link.do")}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
