import { useEffect } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useSeenPopups, useVisit } from "../../../model/content/popup-stores.ts";
import type { DuePopup } from "../../../model/content/popups.ts";
import type { ModalProps } from "../../../model/page/modals.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import styles from "./popup-modal.module.css";

/** A popup of the shop, or the hours of a closed branch (VALID-6, STATE-3, STATE-4). */
export default function PopupModal({ due, onClose }: ModalProps["popup"] & { readonly onClose: () => void }) {
  const i18n = useI18n();
  useRememberClosed(due);
  const { title, line, html, image, url, button, stops } = contentOf(due, i18n);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        url === null ? (
          <Button size="l" wide onClick={onClose}>
            {button}
          </Button>
        ) : (
          <a href={url} className={buttonClass("action", "l", true)}>
            {button}
          </a>
        )
      }
    >
      <div className={styles["body"]}>
        {image && <img src={image} alt="" width={16} height={9} className={styles["image"]} />}
        {stops && <Notice>{i18n.t("popup.stopped")}</Notice>}
        {line && <p className={styles["line"]}>{line}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by page-data/content/clean-html.ts */}
        {html && <div className={styles["text"]} dangerouslySetInnerHTML={{ __html: html }} />}
      </div>
    </Dialog>
  );
}

/** Called however it closes: by its buttons, Escape, Back or its link. */
function useRememberClosed(due: DuePopup): void {
  useEffect(
    () => () => {
      if (due.kind === "hours") useVisit.getState().remember(due.key);
      else if (due.popup.repeat === "once") useSeenPopups.getState().remember(due.popup.id);
      else if (due.popup.repeat === "session") useVisit.getState().remember(`popup ${due.popup.id}`);
    },
    [due],
  );
}

interface PopupContent {
  readonly title: string;
  /** The hours, if the shop's text does not contain them. */
  readonly line: string | null;
  readonly html: string;
  readonly image: string | null;
  readonly url: string | null;
  readonly button: string;
  readonly stops: boolean;
}

function contentOf(due: DuePopup, i18n: I18n): PopupContent {
  const { t } = i18n;
  if (due.kind === "hours") return hoursContent(due, i18n);
  const { title, text, image, url, buttonText, disablesOrdering } = due.popup;
  return {
    title: title || t(disablesOrdering ? "popup.stopped" : "popup.title"),
    line: null,
    html: text,
    image,
    url,
    button: buttonText || t(url === null ? "popup.fine" : "popup.more"),
    stops: disablesOrdering && title !== "",
  };
}

function hoursContent(due: Extract<DuePopup, { kind: "hours" }>, i18n: I18n): PopupContent {
  const { t, formatMinute, formatDay } = i18n;
  const { hours, dress, timeZone } = due;
  const from = formatMinute(hours.from);
  const to = formatMinute(hours.to);
  const saysHours = dress.text.includes("{from}");
  const day = formatDay(hours.opensAt, timeZone);
  return {
    title: dress.title || t("popup.closed"),
    line: saysHours && hours.when === "today" ? null : t(`popup.hours.${hours.when}`, { from, to, day }),
    html: (dress.text || t("popup.hoursText")).replaceAll("{from}", from).replaceAll("{to}", to),
    image: dress.image,
    url: null,
    button: t("popup.fine"),
    stops: false,
  };
}
