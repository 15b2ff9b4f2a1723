import { readLatLonText, type WireProbe } from "@skatert/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ProbeQuestion } from "../../../model/zones/places-query.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../zones.module.css";
import { ProbeAnswer } from "./probe-answer.tsx";

interface ProbePanelProps {
  /** Null: nothing was asked yet. */
  readonly question: ProbeQuestion | null;
  readonly asked: Pick<UseQueryResult<WireProbe>, "data" | "isError" | "isFetching" | "refetch">;
  readonly onAsk: (question: ProbeQuestion) => void;
}

/** Delivery to an address and the reason for it (EDIT-3). */
export function ProbePanel({ question, asked, onAsk }: ProbePanelProps) {
  const { t } = useI18n();
  const [text, setText] = useState("");
  const ask = () => {
    if (text.trim() !== "") onAsk(readLatLonText(text) ?? { text: text.trim() });
  };
  return (
    <section className={screen.panel} aria-labelledby="zone-probe">
      <h2 id="zone-probe" className={screen.heading}>
        {t("zones.probe")}
      </h2>
      <form
        className={css.ask}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextField
          type="search"
          label={t("zones.probe.address")}
          value={text}
          onChange={setText}
          maxLength={200}
          autoComplete="off"
        />
        <Button type="submit">{t("zones.probe.ask")}</Button>
      </form>
      <div role="status" aria-busy={question !== null && asked.isFetching}>
        {question === null && <p className={screen.quiet}>{t("zones.probe.hint")}</p>}
        {question !== null && asked.data === undefined && !asked.isError && <Skeleton height="96px" />}
        {question !== null && asked.data !== undefined && <ProbeAnswer answer={asked.data} />}
      </div>
      {question !== null && asked.data === undefined && asked.isError && (
        <ErrorState
          title={t("zones.probe.error")}
          text={t("zones.probe.error.text")}
          retryLabel={t("retry")}
          onRetry={() => void asked.refetch()}
          isRetrying={asked.isFetching}
        />
      )}
    </section>
  );
}
