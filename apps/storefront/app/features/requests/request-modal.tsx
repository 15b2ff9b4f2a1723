import type { RequestView } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { ModalProps } from "../../model/page/modals.ts";
import { blockedText } from "../../model/quote/blocked-text.ts";
import { OrderByPhone } from "../../model/shop/order-by-phone.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./requests.module.css";
import { Sent } from "./sent.tsx";
import { useContact } from "./use-contact.ts";
import { type SendRequest, useSendRequest } from "./use-send-request.ts";

/** Requests a call back, for a dish made by request or any other reason (CART-1). */
export default function RequestModal({ dish, onClose }: ModalProps["request"] & { readonly onClose: () => void }) {
  const { t } = useI18n();
  const [sent, setSent] = useState<RequestView | null>(null);
  const { lacks } = useShop();
  const title = t(dish === undefined ? "requests.callTitle" : "requests.dishTitle");
  return (
    <Dialog title={sent === null ? title : t("requests.sentTitle")} onClose={onClose}>
      {lacks.includes("requests") ? (
        <OrderByPhone />
      ) : sent === null ? (
        <RequestForm dish={dish} onSent={setSent} />
      ) : (
        <Sent onClose={onClose}>
          <p>{t("requests.sentText", { number: sent.number })}</p>
        </Sent>
      )}
    </Dialog>
  );
}

interface RequestFormProps extends Pick<ModalProps["request"], "dish"> {
  readonly onSent: (request: RequestView) => void;
}

function RequestForm({ dish, onSent }: RequestFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const contact = useContact();
  const { busy, failure, send } = useSendRequest();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const values = contact.check();
    if (values === null) return;
    const sent = await send(
      dish === undefined ? { kind: "call", ...values } : { kind: "dish", productId: dish.id, ...values },
    );
    if (sent !== null) onSent(sent);
  };
  return (
    <form ref={contact.form} className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles["text"]}>{t(dish === undefined ? "requests.callText" : "requests.dishText")}</p>
      {dish && (
        <p className={styles["dish"]}>
          <span className={styles["label"]}>{t("requests.dish")}</span>
          {dish.name}
        </p>
      )}
      <ContactFields contact={contact} commentLabel={t("requests.comment")} commentHint={t("requests.commentHint")} />
      {failure !== null && <Notice tone="danger">{failureText(failure, i18n)}</Notice>}
      <Button type="submit" size="l" wide busy={busy}>
        {t("requests.send")}
      </Button>
    </form>
  );
}

function failureText(failure: NonNullable<SendRequest["failure"]>, i18n: Pick<I18n, "t">): string {
  if (failure === "unreachable") return i18n.t("requests.failed");
  if (failure.reason === "guest-blocked") return blockedText(failure.data["phone"], i18n);
  return i18n.t(failure.status === 429 ? "requests.tooMany" : "requests.failed");
}
