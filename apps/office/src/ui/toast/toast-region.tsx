import {
  UNSTABLE_Toast as AriaToast,
  Button,
  UNSTABLE_ToastContent as Content,
  UNSTABLE_ToastRegion as Region,
  Text,
} from "react-aria-components/Toast";
import { InLanguage } from "../in-language.tsx";
import styles from "./toast.module.css";
import { toastQueue } from "./toast-queue.ts";

interface ToastRegionProps {
  readonly label: string;
  readonly closeLabel: string;
}

/** The region of toasts, a landmark that F6 reaches. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  return (
    <InLanguage>
      <Region queue={toastQueue} aria-label={label} className={styles.region ?? ""}>
        {({ toast }) => (
          <AriaToast toast={toast} className={styles.toast ?? ""} data-look={toast.content.look}>
            <Content className={styles.content ?? ""}>
              <Text slot="title">{toast.content.text}</Text>
            </Content>
            {toast.content.undo !== undefined && (
              <Button
                className={styles.undo ?? ""}
                onPress={() => {
                  toast.content.undo?.run();
                  toastQueue.close(toast.key);
                }}
              >
                {toast.content.undo.label}
              </Button>
            )}
            <Button slot="close" className={styles.close ?? ""} aria-label={closeLabel}>
              ✕
            </Button>
          </AriaToast>
        )}
      </Region>
    </InLanguage>
  );
}
