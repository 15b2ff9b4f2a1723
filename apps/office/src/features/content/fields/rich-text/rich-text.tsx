import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import text from "../html-view.module.css";
import css from "./rich-text.module.css";
import { TextTools } from "./text-tools.tsx";
import { type EditorOptions, useEditor } from "./use-editor.ts";

/** Edits a text with headings, lists, links and pictures as guests see it (EDIT-4). */
export function RichText(props: EditorOptions) {
  const { t } = useI18n();
  const { place, editor } = useEditor(props);
  return (
    <div className={css.frame}>
      {editor !== null && <TextTools editor={editor} label={t("content.tools", { label: props.label })} />}
      <div ref={place} className={classNames(text.text, css.page)} />
    </div>
  );
}
