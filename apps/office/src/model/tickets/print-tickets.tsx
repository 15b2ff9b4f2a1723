import type { WireBoardOrder, WireStaffMe } from "@skatert/contract";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { I18n } from "../../i18n/i18n.ts";
import { layoutTicket } from "./layout-ticket.ts";
import { printedAt } from "./printed-tickets.ts";
import { type PaperWidth, type TicketReader, ticketWords } from "./ticket.ts";
import { TicketPaper } from "./ticket-paper.tsx";
import { rememberPrinted, useTicketSettings } from "./ticket-settings.ts";
import css from "./ticket-sheets.module.css";

/** Printable width by paper width, millimetres. It equals the ticket's width (ticket-paper.module.css). */
const PRINTABLE_WIDTHS: Readonly<Record<PaperWidth, number>> = { 58: 48, 80: 72 };
const millimetresPerPixel = 25.4 / 96;

/**
 * Prints an order through the browser in one print job, with a page for each reader's ticket (PRINT-1). A ticket that
 * this device printed before is marked as a copy (PRINT-2). `change`: only the difference of that change. The page itself
 * is not printed.
 */
export function printTickets(
  order: WireBoardOrder,
  readers: readonly TicketReader[],
  branch: WireStaffMe["branches"][number],
  i18n: I18n,
  change: number | null = null,
): void {
  if (readers.length === 0) return;
  const { paper, printed } = useTicketSettings.getState();
  const now = new Date().toISOString();
  const words = ticketWords(i18n, branch.time_zone);
  const tickets = readers.map((reader) => {
    const printedBefore = printedAt(printed, order.id, reader, change);
    return layoutTicket(order, { reader, change, printedBefore, branch: branch.name, now }, words);
  });
  const sheets = document.createElement("div");
  sheets.className = css.sheets ?? "";
  sheets.dataset["tickets"] = "";
  document.body.append(sheets);
  const root = createRoot(sheets);
  flushSync(() =>
    root.render(
      tickets.map((blocks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <div key={index} className={css.sheet} style={{ page: pageName(index) }}>
          <TicketPaper blocks={blocks} paper={paper} />
        </div>
      )),
    ),
  );
  const pages = pageRules([...sheets.children], paper);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, pages];
  window.addEventListener(
    "afterprint",
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pages);
      root.unmount();
      sheets.remove();
    },
    { once: true },
  );
  // The whole ticket shows the present version, and so every change.
  const last = change ?? order.changes?.at(-1)?.number ?? 0;
  rememberPrinted(
    readers.map((reader) => ({ order: order.id, reader, at: now, ...(last > 0 ? { change: last } : {}) })),
  );
  window.print();
}

function pageName(index: number): string {
  return `ticket-${index}`;
}

/** Sets a page as long as each ticket: `size` has no automatic length, and a roll has no pages. */
function pageRules(sheets: readonly Element[], paper: PaperWidth): CSSStyleSheet {
  const rules = sheets.map((sheet, index) => {
    const length = Math.ceil(sheet.getBoundingClientRect().height * millimetresPerPixel) + 1;
    return `@page ${pageName(index)} { size: ${paper}mm ${length}mm; margin: 0 ${(paper - PRINTABLE_WIDTHS[paper]) / 2}mm }`;
  });
  const style = new CSSStyleSheet();
  style.replaceSync(rules.join("\n"));
  return style;
}
