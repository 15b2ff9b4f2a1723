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
  return (
    <div className={css.bar} data-save-bar={isChanged || undefined}>
      <p role="status" className={css.text}>
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
