import { BoardOrderSchema, officeOrderPath, type WireBoardOrder } from "@skatert/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { layoutTicket } from "../../model/tickets/layout-ticket.ts";
import { printTickets } from "../../model/tickets/print-tickets.tsx";
import { printedAt } from "../../model/tickets/printed-tickets.ts";
import { PAPER_WIDTHS, TICKET_READERS, ticketWords } from "../../model/tickets/ticket.ts";
import { TicketPaper } from "../../model/tickets/ticket-paper.tsx";
import { choosePaper, useTicketSettings } from "../../model/tickets/ticket-settings.ts";
import { api } from "../../platform/api/api.ts";
import { isGone, requireAnswer } from "../../platform/api/office-error.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { branchAt, useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import css from "./ticket-screen.module.css";

function orderQuery(id: number) {
  return queryOptions({
    queryKey: ["ticket", id],
    queryFn: async ({ signal }): Promise<WireBoardOrder> =>
      requireAnswer(await api.read(officeOrderPath(id), BoardOrderSchema, { signal })),
  });
}

interface TicketScreenProps {
  readonly orderId: number;
  /** What else is told about the order. */
  readonly children?: ReactNode;
}

/** A preview of an order's ticket with the choice of reader and paper, and a print button (PRINT-1). */
export function TicketScreen({ orderId, children }: TicketScreenProps) {
  const { t } = useI18n();
  const asked = useQuery({ ...orderQuery(orderId), enabled: Number.isSafeInteger(orderId) });
  const isUnknown = !Number.isSafeInteger(orderId) || isGone(asked.error);
  return (
    <main className={css.page}>
      <Link to="/" className={css.back}>
        {t("toBoard")}
      </Link>
      <h1 className={css.title}>{t("ticket.title")}</h1>
      {isUnknown ? (
        <EmptyState title={t("ticket.gone.title")} text={t("ticket.gone.text")} />
      ) : asked.isError ? (
        <LoadFailed title="error.title" asked={asked} />
      ) : asked.data === undefined ? (
        <div aria-busy="true" role="status" aria-label={t("loading")}>
          <Skeleton width="72mm" height="60vh" />
        </div>
      ) : (
        <Ticket order={asked.data}>{children}</Ticket>
      )}
    </main>
  );
}

function Ticket({ order, children }: { readonly order: WireBoardOrder; readonly children: ReactNode }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me, branch: shown } = useWork();
  const { paper, printed } = useTicketSettings();
  const [readerText, setReader] = useUrlText("for");
  const [changeText, setChange] = useUrlText("change");
  const [paperText, setPaperText] = useUrlText("paper");
  const wanted = PAPER_WIDTHS.find((width) => String(width) === paperText);
  useEffect(() => {
    if (wanted) choosePaper(wanted);
  }, [wanted]);
  const reader = TICKET_READERS.find((each) => each === readerText) ?? "kitchen";
  const branch = branchAt(me, order.branch_id) ?? shown;
  if (branch === null) return null;
  const changes = order.changes ?? [];
  const change = changes.find(({ number }) => String(number) === changeText)?.number ?? null;
  const printedBefore = printedAt(printed, order.id, reader, change);
  const request = { reader, change, printedBefore, branch: branch.name, now: new Date().toISOString() };
  return (
    <div className={css.columns}>
      <div className={css.controls}>
        <Choices
          label={t("ticket.reader")}
          choices={TICKET_READERS.map((value) => ({ value, label: t(`ticket.reader.${value}`) }))}
          value={reader}
          onChange={setReader}
        />
        {changes.length > 0 && (
          <Choices
            label={t("ticket.what")}
            choices={[
              { value: "", label: t("ticket.what.whole") },
              ...changes.map(({ number }) => ({ value: String(number), label: t("ticket.what.change", { number }) })),
            ]}
            value={change === null ? "" : String(change)}
            onChange={setChange}
          />
        )}
        <Choices
          label={t("ticket.paper")}
          choices={PAPER_WIDTHS.map((width) => ({ value: String(width), label: t(`ticket.paper.${width}`) }))}
          value={String(paper)}
          onChange={(value) => {
            setPaperText("");
            choosePaper(value === "58" ? 58 : 80);
          }}
        />
        <Button look="primary" size="large" onPress={() => printTickets(order, [reader], branch, i18n, change)}>
          {t(printedBefore === null ? "ticket.print" : "ticket.print.copy")}
        </Button>
        <p className={css.hint}>{t("ticket.print.hint")}</p>
        {children}
      </div>
      <div className={css.roll}>
        <TicketPaper blocks={layoutTicket(order, request, ticketWords(i18n, branch.time_zone))} paper={paper} />
      </div>
    </div>
  );
}
