import { useI18n } from "../../i18n/i18n-context.tsx";
import { PAPER_WIDTHS, TICKET_READERS } from "../../model/tickets/ticket.ts";
import { choosePaper, printByItself, useTicketSettings } from "../../model/tickets/ticket-settings.ts";
import { Choices } from "../../ui/fields/choices.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import screen from "../../ui/screen/screen.module.css";

/** Tickets that this device prints automatically, and their paper (PRINT-1). */
export function DevicePrinting() {
  const { t } = useI18n();
  const { paper, auto } = useTicketSettings();
  return (
    <section className={screen.panel} aria-labelledby="printing">
      <h2 id="printing" className={screen.heading}>
        {t("ticket.settings")}
      </h2>
      <p className={screen.quiet}>{t("ticket.auto.hint")}</p>
      <Choices
        label={t("ticket.paper")}
        choices={PAPER_WIDTHS.map((width) => ({ value: String(width), label: t(`ticket.paper.${width}`) }))}
        value={String(paper)}
        onChange={(value) => choosePaper(value === "58" ? 58 : 80)}
      />
      <fieldset className={screen.group}>
        <legend className={screen.legend}>{t("ticket.auto")}</legend>
        {TICKET_READERS.map((reader) => (
          <Switch key={reader} isSelected={auto.includes(reader)} onChange={(isOn) => printByItself(reader, isOn)}>
            {t(`ticket.reader.${reader}`)}
          </Switch>
        ))}
      </fieldset>
      <p className={screen.quiet}>{t("ticket.print.hint")}</p>
    </section>
  );
}
