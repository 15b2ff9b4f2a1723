import type { WireEntity } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { draftQuery } from "../../model/entities/draft-query.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { faultWords } from "../changes/words/fault-words.ts";
import { fieldTitle, valueText } from "../changes/words/field-text.ts";

/** What keeps the draft of this entry from being published: faults, and fields that were published meanwhile. */
export function EntryFaults({ entity }: { readonly entity: WireEntity }) {
  const i18n = useI18n();
  const { t } = i18n;
  // The whole draft is judged for an answer: nobody asks for it who has changed nothing.
  const { data: draft } = useQuery({ ...draftQuery, enabled: entity.draft !== null });
  const faults = (draft?.faults ?? []).filter(
    (fault) => fault.entity?.kind === entity.kind && fault.entity.id === entity.id,
  );
  return (
    <>
      {faults.map((fault) => (
        <Banner key={`${fault.file} ${fault.path} ${fault.message}`} look="warning">
          {t("content.draft.fault", {
            field: fieldTitle("", fieldIn(fault.path), t) || fault.file,
            message: faultWords(fault, i18n),
          })}
        </Banner>
      ))}
      {entity.conflicts.map(({ facet, path, mine, theirs }) => (
        <Banner key={`${facet} ${path.join(".")}`} look="warning">
          {t("content.draft.conflict", {
            field: fieldTitle(facet, path[0] ?? null, t),
            mine: valueText(mine, t, path[0] ?? null),
            theirs: valueText(theirs, t, path[0] ?? null),
          })}
        </Banner>
      ))}
    </>
  );
}

/** "[3].title.rendered" is about the field "title". */
function fieldIn(path: string): string {
  return path.replace(/^(?:popups)?\[\d+\]\.?/, "").split(/[.[]/)[0] ?? "";
}
