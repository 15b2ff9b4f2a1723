import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useId } from "react";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useWasInServerHtml } from "./browser/use-hydrating.ts";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";
import { useModal } from "./use-modal.ts";

export interface DialogProps {
  /** Name of the dialog, shown as its heading unless `bare`. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Sticky at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  /**
   * card: centred, a bottom sheet on a phone. wide: the same, wider. drawer: at the side. full: the whole
   * screen. side: the whole of a phone, at the right of a wider screen.
   */
  readonly shape?: "card" | "wide" | "drawer" | "full" | "side";
  /** The content has its own heading and no padding. */
  readonly bare?: boolean;
  /** Keys of the whole dialog, wherever the focus is in it. At first it is on the dialog itself. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A modal dialog, open while it is mounted (MODAL-3). The browser traps focus, closes on Escape and returns
 * focus; the page behind does not scroll (dialog.module.css). In the server's HTML it is open already.
 */
export function Dialog({ title, onClose, children, footer, shape = "card", bare, onKeyDown }: DialogProps) {
  const { t } = useI18n();
  const titleId = useId();
  const cameWithHtml = useWasInServerHtml();
  const element = useModal();
  return (
    <dialog
      ref={element}
      tabIndex={-1}
      open={cameWithHtml}
      aria-labelledby={titleId}
      className={classNames(styles["dialog"], styles[shape], cameWithHtml && styles["still"])}
      onKeyDown={onKeyDown}
      onCancel={(event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles["frame"]}>
        {/* No header and footer: in a dialog the browser makes them landmarks of the page, beside the page's own. */}
        <div data-head="" className={classNames(styles["header"], bare && styles["bare"])}>
          <h2 id={titleId} className={bare ? "visually-hidden" : styles["title"]}>
            {title}
          </h2>
          <IconButton
            icon="close"
            label={t("site.close")}
            look={bare ? "card" : "quiet"}
            className={styles["close"]}
            onClick={onClose}
          />
        </div>
        <div className={classNames(styles["content"], bare && styles["edge"])}>{children}</div>
        {footer && <div className={styles["footer"]}>{footer}</div>}
      </div>
    </dialog>
  );
}
