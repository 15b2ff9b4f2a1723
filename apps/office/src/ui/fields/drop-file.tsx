import { type DragEvent, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import screen from "../screen/screen.module.css";
import css from "./drop-file.module.css";

interface DropFileProps {
  /** The kinds of files that can be dropped. */
  readonly label: string;
  readonly button: string;
  readonly hint: string;
  /** The kinds of files that can be chosen; tables by default. */
  readonly accept?: string;
  /** One file, unless `onFiles` takes several. */
  readonly onFile?: (file: File) => void;
  readonly onFiles?: (files: readonly File[]) => void;
}

const tables =
  ".xlsx,.csv,.tsv,.txt,.json,text/csv,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A drop target for files, with a button that chooses them. */
export function DropFile({ label, button, hint, accept = tables, onFile, onFiles }: DropFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file === undefined) return;
    onFile?.(file);
    onFiles?.([...(files ?? [])]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section
      aria-label={label}
      className={classNames(css.drop, isOver && css.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p>{label}</p>
      <Button look="primary" onPress={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={button}
        accept={accept}
        multiple={onFiles !== undefined}
        onChange={({ target }) => {
          take(target.files);
          // Choosing the same file again, after a correction, must count as a change.
          target.value = "";
        }}
      />
      <p className={screen.quiet}>{hint}</p>
    </section>
  );
}
