import css from "./choosing.module.css";

interface ChipProps {
  readonly text: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** One chosen item with a button that removes it. */
export function Chip({ text, removeLabel, onRemove }: ChipProps) {
  return (
    <li className={css.chip}>
      {text}
      <button type="button" className={css.remove} aria-label={removeLabel} onClick={onRemove}>
        ✕
      </button>
    </li>
  );
}
