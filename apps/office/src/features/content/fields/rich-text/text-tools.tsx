import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../../i18n/message-key.ts";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { UploadNote } from "../../../pictures/upload-note.tsx";
import { useAddingPicture } from "../../../pictures/use-adding-picture.tsx";
import { usePictureUpload } from "../../../pictures/use-picture-upload.ts";
import { LinkDialog } from "./link-dialog.tsx";
import css from "./rich-text.module.css";

interface TextToolsProps {
  readonly editor: Editor;
  readonly label: string;
}

interface Tool {
  /** One letter or sign; null: the title. */
  readonly sign: string | null;
  readonly title: PlainKey;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    sign: null,
    title: "content.tool.heading",
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    sign: null,
    title: "content.tool.subheading",
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    sign: "B",
    title: "content.tool.bold",
    isOn: (editor) => editor.isActive("bold"),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    sign: "I",
    title: "content.tool.italic",
    isOn: (editor) => editor.isActive("italic"),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    sign: "•",
    title: "content.tool.list",
    isOn: (editor) => editor.isActive("bulletList"),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    sign: "№",
    title: "content.tool.numbers",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Toolbar for the text at the cursor. */
export function TextTools({ editor, label }: TextToolsProps) {
  const { t } = useI18n();
  const [asksLink, setAsksLink] = useState(false);
  const upload = usePictureUpload(
    ({ address, width, height }) =>
      void editor
        .chain()
        .focus()
        .insertContent({ type: "image", attrs: { src: address, alt: "", width, height } })
        .run(),
  );
  const adding = useAddingPicture({ aspect: null, upload });
  const alt: unknown = editor.getAttributes("image")["alt"];
  return (
    <>
      <div
        role="toolbar"
        aria-label={label}
        className={css.tools}
        // A press leaves the focus in the text, so that the next letter is not lost, nor a phone's keyboard closed.
        onMouseDown={(event) => event.preventDefault()}
      >
        {TOOLS.map(({ sign, title, isOn, run }) => (
          <button
            key={title}
            type="button"
            className={css.tool}
            aria-label={t(title)}
            title={t(title)}
            aria-pressed={isOn(editor)}
            onClick={() => run(editor)}
          >
            {sign ?? t(title)}
          </button>
        ))}
        <button
          type="button"
          className={css.tool}
          aria-pressed={editor.isActive("link")}
          onClick={() => setAsksLink(true)}
        >
          {t("content.tool.link")}
        </button>
        <button type="button" className={css.tool} onClick={adding.choose}>
          {t("content.tool.picture")}
        </button>
        <button
          type="button"
          className={css.tool}
          aria-label={t("content.tool.undo")}
          title={t("content.tool.undo")}
          disabled={!editor.can().undo()}
          onClick={() => editor.chain().focus().undo().run()}
        >
          ↶
        </button>
      </div>
      <UploadNote upload={upload} />
      {editor.isActive("image") && (
        <TextField
          label={t("content.caption")}
          value={typeof alt === "string" ? alt : ""}
          onChange={(text) => editor.commands.updateAttributes("image", { alt: text })}
          maxLength={200}
        />
      )}
      {adding.parts}
      {asksLink && <LinkDialog editor={editor} onClose={() => setAsksLink(false)} />}
    </>
  );
}
