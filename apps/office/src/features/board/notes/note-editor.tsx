import { type BoardOrder, MAX_NOTE } from "@skatert/contract";
import { useEffect, useRef, useState } from "react";
import { useBoard, useBoardPart } from "../../../model/board/board-context.tsx";
import { noteDraft } from "../../../model/board/notes/note-draft.ts";
import { forgetDraft, readDraft, writeDraft } from "../../../platform/drafts/drafts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./note.module.css";

/** Writes, changes and removes the staff note of an order (BOARD-5). The guest never sees it. */
export function NoteEditor({ order }: { readonly order: BoardOrder }) {
  const board = useBoard();
  const { t } = useBoardWords();
  const editor = useRef<HTMLElement>(null);
  const draft = noteDraft(order.id);
  // Null: nothing was typed, so the field shows the saved note, also when other people change it.
  const [typed, setTyped] = useState(() => textOf(readDraft(draft)));

  // Restore a refused note as a draft.
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
    // Saving disables the pressed button, so move the focus to the text.
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
