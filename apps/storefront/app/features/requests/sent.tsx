import { type ReactNode, useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./requests.module.css";

/** The sent request and what follows. Takes the focus, because the button is gone, and so is announced. */
export function Sent({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }) {
  const { t } = useI18n();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles["form"]}>
      <div ref={words} tabIndex={-1} className={styles["sent"]}>
        <span className={styles["mark"]}>
          <Icon name="check" size={28} />
        </span>
        {children}
      </div>
      <Button size="l" wide onClick={onClose}>
        {t("requests.done")}
      </Button>
    </div>
  );
}
