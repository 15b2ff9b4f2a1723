import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import screen from "../../../ui/screen/screen.module.css";
import css from "./dish.module.css";

interface OptionsFieldProps {
  readonly legend: string;
  /** How many can be chosen, in words; "": nothing to say. */
  readonly limits?: string;
  /** Whether the options show their digits. */
  readonly hasKeys: boolean;
  readonly children: ReactNode;
}

/** A question about a dish. It takes the focus as a whole, so that digits answer it (PHONE-1). */
export function OptionsField({ legend, limits = "", hasKeys, children }: OptionsFieldProps) {
  return (
    <fieldset tabIndex={-1} className={classNames(css.group, hasKeys && css.keyed)}>
      <legend className={css.legend}>
        {legend}
        {limits !== "" && <span className={screen.quiet}> {limits}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
