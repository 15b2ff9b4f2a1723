import { useNotices } from "../state/notices.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./notice-region.module.css";

/** Short notices, read out as they come (CONST-2). */
export function NoticeRegion() {
  const notices = useNotices((state) => state.notices);
  return (
    <div role="status" aria-live="polite" className={styles["region"]}>
      {notices.map(({ id, text, tone }) => (
        <p key={id} className={classNames(styles["notice"], styles[tone])}>
          {text}
        </p>
      ))}
    </div>
  );
}
