import styles from "./error-screen.module.css";
import drawing from "./spilled-bowl.svg";

/**
 * An overturned bowl for an empty page, in the theme's colours. A separate file, because most visits never
 * show it.
 */
export function SpilledBowl() {
  return (
    <svg viewBox="0 0 280 200" className={styles["picture"]} aria-hidden="true" focusable="false">
      <use href={`${drawing}#bowl`} />
    </svg>
  );
}
