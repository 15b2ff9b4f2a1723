import { type ComponentProps, useId } from "react";
import screen from "../screen/screen.module.css";
import styles from "./field.module.css";

interface FieldGroupProps extends Omit<ComponentProps<"fieldset">, "className"> {
  readonly legend: string;
  /** Hides the legend if a heading above already has its text. */
  readonly isLegendUnseen?: boolean;
  /** The fault of the whole group, shown below it. */
  readonly error?: string | null;
}

/** Fields that form one answer, such as the checkboxes of branches, with the fault of that answer. */
export function FieldGroup({ legend, isLegendUnseen = false, error = null, children, ...others }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      {...others}
      className={screen.group}
      aria-invalid={error === null ? undefined : true}
      aria-describedby={error === null ? undefined : id}
    >
      <legend className={isLegendUnseen ? screen.unseen : screen.legend}>{legend}</legend>
      {children}
      {error !== null && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
