import { type ReactNode, type RefObject, useRef } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components/Modal";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { classNames } from "../class-names.ts";
import { InLanguage } from "../in-language.tsx";
import { useKeptFocus } from "../use-kept-focus.ts";
import styles from "./dialog.module.css";

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** False if the window must be answered: neither Escape nor a press outside closes it. */
  readonly isDismissable?: boolean;
  /** Wide enough for two panes. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A window over the page: at the bottom of a phone, in the middle of a wider screen. Focus returns when it closes. */
export function DialogWindow({ title, isOpen, onClose, isDismissable = true, isWide = false, children }: DialogProps) {
  const { t } = useI18n();
  const area = useRef<HTMLElement>(null);
  return (
    <InLanguage>
      <ModalOverlay
        className={styles.overlay}
        isOpen={isOpen}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Modal className={classNames(styles.modal, isWide && styles.wide)}>
          <AriaDialog ref={area} className={styles.dialog}>
            <FocusKeeper area={area} />
            <div className={styles.head}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              {isDismissable && (
                <button type="button" className={styles.close} aria-label={t("close")} onClick={onClose}>
                  ✕
                </button>
              )}
            </div>
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </InLanguage>
  );
}

/** A dialog may replace its content, such as a form by the question for the PIN. Mounted with the content, unlike the window. */
function FocusKeeper({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  useKeptFocus(area);
  return null;
}
