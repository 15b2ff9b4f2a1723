import { useEffect, useRef } from "react";
import { Button } from "../button.tsx";
import css from "./save-bar.module.css";

interface SaveBarProps {
  /** Number of unsaved changes, or that there are none. */
  readonly text: string;
  readonly resetLabel: string;
  readonly saveLabel: string;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onReset: () => void;
}

/** Submits the form that it ends. With unsaved changes it stays in view, however long the form is. */
export function SaveBar({ text, resetLabel, saveLabel, isChanged, isSaving, onReset }: SaveBarProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const hasFocus = useRef(false);
  // The pressed button is now disabled or gone, so the focus would move to the top of the page.
  useEffect(() => {
    if (!isChanged && hasFocus.current) status.current?.focus({ preventScroll: true });
  }, [isChanged]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the focus of the buttons inside it
    <div
      className={css.bar}
      data-save-bar={isChanged || undefined}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // A button that was disabled loses the focus to nothing.
        if (relatedTarget !== null) hasFocus.current = false;
      }}
    >
      <p ref={status} role="status" tabIndex={-1} className={css.text}>
        {text}
      </p>
      {isChanged && (
        <Button look="quiet" onPress={onReset}>
          {resetLabel}
        </Button>
      )}
      <Button type="submit" look="primary" isPending={isSaving} isDisabled={!isChanged}>
        {saveLabel}
      </Button>
    </div>
  );
}
