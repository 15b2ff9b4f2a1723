import { Editor } from "@tiptap/core";
import { type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { cleanHtml } from "./clean-html.ts";
import { NODES } from "./nodes.ts";
import { isSameHtml, plainLists } from "./same-html.ts";

export interface EditorOptions {
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The text has content that the editor would lose, so it must be edited as HTML. */
  readonly onUnfit: () => void;
  /** Id of the element with the fault message; null: no fault. */
  readonly errorId: string | null;
}

/** The editor in its element. Null until it is mounted. */
export function useEditor({ label, value, onChange, onUnfit, errorId }: EditorOptions) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // The text in the editor. A different value means that the form was reset.
  const own = useRef(value);
  const latest = useRef({ onChange, onUnfit });
  latest.current = { onChange, onUnfit };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for the field's lifetime
  useEffect(() => {
    const made = editorIn(place, label, value);
    if (!isSameHtml(value, made.getHTML())) latest.current.onUnfit();
    made.on("update", () => {
      own.current = plainLists(made.getHTML());
      latest.current.onChange(own.current);
    });
    made.on("transaction", redraw);
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, []);

  useEffect(() => {
    if (editor === null || value === own.current) return;
    own.current = value;
    editor.commands.setContent(cleanHtml(value), { emitUpdate: false });
    if (!isSameHtml(value, editor.getHTML())) latest.current.onUnfit();
  }, [editor, value]);

  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: attributesOf(label, errorId) } });
  }, [editor, label, errorId]);

  return { place, editor };
}

function editorIn(place: RefObject<HTMLDivElement | null>, label: string, value: string): Editor {
  return new Editor({
    element: place.current,
    extensions: NODES,
    content: cleanHtml(value),
    // Its styles are in this program's style sheet.
    injectCSS: false,
    editorProps: { attributes: attributesOf(label, null) },
  });
}

function attributesOf(label: string, errorId: string | null): Record<string, string> {
  const fault: Record<string, string> = errorId === null ? {} : { "aria-invalid": "true", "aria-describedby": errorId };
  return { role: "textbox", "aria-multiline": "true", "aria-label": label, ...fault };
}
