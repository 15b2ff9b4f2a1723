import { type ComponentProps, useId } from "react";
import screen from "../screen/screen.module.css";
import styles from "./field.module.css";

interface FieldGroupProps extends Omit<ComponentProps<"fieldset">, "className"> {
  readonly legend: string;
  /** What stands above the group says the same already. */
  readonly isLegendUnseen?: boolean;
  /** What is wrong with the group as a whole, shown below it. */
  readonly error?: string | null;
}

/** Fields that make one answer, such as the ticks of branches, with what is wrong with that answer. */
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
