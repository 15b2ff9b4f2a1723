import type { RequestView } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { ModalProps } from "../../model/page/modals.ts";
import { OrderByPhone } from "../../model/shop/order-by-phone.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./requests.module.css";
import { Sent } from "./sent.tsx";
import { useContact } from "./use-contact.ts";
import { useSendRequest } from "./use-send-request.ts";

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
  const { t } = useI18n();
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
  const isTooMany = failure !== null && failure !== "unreachable" && failure.status === 429;
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
      {failure !== null && <Notice tone="danger">{t(isTooMany ? "requests.tooMany" : "requests.failed")}</Notice>}
      <Button type="submit" size="l" wide busy={busy}>
        {t("requests.send")}
      </Button>
    </form>
  );
}
