import { type BoardOrder, MAX_NOTE } from "@skatert/contract";
import { useEffect, useRef, useState } from "react";
import { useBoard, useBoardPart } from "../../../model/board/board-context.tsx";
import { noteDraft } from "../../../model/board/notes/note-draft.ts";
import { forgetDraft, readDraft, writeDraft } from "../../../platform/drafts/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./note.module.css";

/** What staff tell each other about the order (BOARD-5): written, changed and removed here. The guest never sees it. */
export function NoteEditor({ order }: { readonly order: BoardOrder }) {
  const board = useBoard();
  const { t } = useBoardWords();
  const editor = useRef<HTMLElement>(null);
  const draft = noteDraft(order.id);
  // Null: nothing was typed, so the field follows what others write.
  const [typed, setTyped] = useState(() => textOf(readDraft(draft)));

  // A refused note is a draft again.
  const refused = useBoardPart(
    ({ reports }) => reports.findLast(({ action }) => action.orderId === order.id)?.action.key,
  );
  useEffect(() => {
    if (refused !== undefined) setTyped((now) => now ?? textOf(readDraft(draft)));
  }, [refused, draft]);

  function type(text: string | null) {
    setTyped(text);
    if (text === null) forgetDraft(draft);
    else writeDraft(draft, { note: text });
  }
  function save(note: string) {
    board.act(order, { kind: "note", note, was: order.note });
    type(null);
    // The pressed button cannot be pressed again: the keyboard goes on from the text.
    editor.current?.querySelector("textarea")?.focus();
  }

  const value = typed ?? order.note;
  return (
    <section ref={editor} className={styles.editor}>
      <TextField
        label={t("board.note.title")}
        hint={t("board.note.hint")}
        rows={2}
        maxLength={MAX_NOTE}
        value={value}
        onChange={type}
      />
      <div className={styles.buttons}>
        <Button isDisabled={value.trim() === order.note} onPress={() => save(value.trim())}>
          {t("board.note.save")}
        </Button>
        {order.note !== "" && (
          <Button look="quiet" onPress={() => save("")}>
            {t("board.note.remove")}
          </Button>
        )}
      </div>
    </section>
  );
}

function textOf(draft: Readonly<Record<string, unknown>> | null): string | null {
  return typeof draft?.["note"] === "string" ? draft["note"].slice(0, MAX_NOTE) : null;
}
