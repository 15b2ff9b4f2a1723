import type { RequestView } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PageTitle } from "../../ui/text/page-title.tsx";
import { BookingCard } from "./booking-card.tsx";
import styles from "./requests.module.css";

/** A booking or request, opened by its link. */
export function BookingPage({ request }: { readonly request: RequestView }) {
  const { t } = useI18n();
  const [present, setPresent] = useState(request);
  return (
    <article className={styles["page"]}>
      <PageTitle title={t(request.booking === null ? "requests.sentTitle" : "booking.title")} />
      <Panel>
        <BookingCard request={present} onChange={setPresent} />
      </Panel>
    </article>
  );
}
