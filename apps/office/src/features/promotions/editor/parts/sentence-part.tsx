import { type ReactNode, useId } from "react";
import css from "./sentence.module.css";

interface SentencePartProps {
  readonly label: string;
  /** What it says now. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One part of the sentence. Pressed, it opens its fields in its place; they stay mounted, with what was typed. */
export function SentencePart({ label, text, isOpen, onPress, children }: SentencePartProps) {
  const fields = useId();
  return (
    <>
      <button type="button" className={css.part} aria-expanded={isOpen} aria-controls={fields} onClick={onPress}>
        <span className={css.label}>{label}</span> <span className={css.says}>{text}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second name of its first group */}
      <div id={fields} className={css.fields} role="group" aria-label={label} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
