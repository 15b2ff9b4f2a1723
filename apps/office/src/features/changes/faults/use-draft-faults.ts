import type { WireDraft, WireFieldConflict, WirePublishFault } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { draftQuery, draftSizeQuery } from "../../../model/entities/draft-query.ts";
import {
  type FaultyEntity,
  type FieldAt,
  isAbout,
  namesIn,
  placeOfConflict,
  placeOfFault,
} from "../../../model/entities/fault-place.ts";
import type { Names } from "../../../model/entities/reference-text.ts";
import { FIELD_TITLES } from "../../../model/titles/field-titles.ts";
import { faultWords } from "../words/fault-words.ts";
import { fieldTitle } from "../words/field-title.ts";
import { valueText } from "../words/value-text.ts";

/** A fault or conflict that blocks publishing, for one field of an open form. */
export interface DraftFault {
  readonly key: string;
  /** The form's name of the field; null: the form has no such field. */
  readonly field: string | null;
  /** The label of the field. */
  readonly title: string;
  readonly message: string;
}

/** The faults of a form by field. */
export interface DraftFaults {
  readonly faults: readonly DraftFault[];
  /** The fault message of a field; null: none. */
  readonly errorOf: (field: string) => string | null;
}

const nowhere: FieldAt = () => null;

/**
 * The faults and conflicts that block publishing of these entities (EDIT-5, EDIT-7). `fieldAt` assigns them to the
 * form's fields.
 */
export function useDraftFaults(entities: readonly FaultyEntity[], fieldAt: FieldAt = nowhere): DraftFaults {
  const i18n = useI18n();
  // The answer requires a check of the whole draft, so do not ask while the draft is empty.
  const size = useQuery(draftSizeQuery).data ?? 0;
  const { data: draft } = useQuery({ ...draftQuery, enabled: size > 0 });
  const words = { i18n, menus: draft?.menus ?? [], names: draft?.named ?? {} };
  const faults = entities.flatMap((entity) => [
    ...(draft?.faults ?? [])
      .filter((fault) => isAbout(fault, entity))
      .flatMap((fault) => ofFault(fault, fieldAt, words)),
    ...(entity.conflicts ?? []).flatMap((conflict) => ofConflict(conflict, fieldAt, words)),
  ]);
  return {
    faults,
    errorOf(field) {
      const found = faults.find((fault) => fault.field === field);
      return found === undefined ? null : i18n.t("draft.blocks.field", { message: found.message });
    },
  };
}

interface Words {
  readonly i18n: I18n;
  readonly menus: WireDraft["menus"];
  readonly names: Names;
}

function ofFault(fault: WirePublishFault, fieldAt: FieldAt, { i18n, menus }: Words): readonly DraftFault[] {
  const place = placeOfFault(fault);
  const field = fieldAt(place);
  if (field === undefined) return [];
  const { file, path } = fault;
  const name = titledIn(place.steps);
  const title = name === null ? "" : fieldTitle(place.document, name, i18n, menus);
  const message = faultWords(fault, i18n);
  return [{ key: `${file} ${path} ${message}`, field, title: title || i18n.t("draft.fault.file"), message }];
}

function ofConflict(
  conflict: WireFieldConflict,
  fieldAt: FieldAt,
  { i18n, menus, names }: Words,
): readonly DraftFault[] {
  const { t } = i18n;
  const { facet, path, mine, theirs } = conflict;
  const field = fieldAt(placeOfConflict(conflict));
  if (field === undefined) return [];
  const name = path[0] ?? null;
  const words = { ...i18n, names };
  const values = { mine: valueText(name, mine, words), theirs: valueText(name, theirs, words) };
  const title = fieldTitle(facet, name, i18n, menus);
  return [{ key: `${facet} ${path.join(".")}`, field, title, message: t("draft.blocks.conflict", values) }];
}

/** The innermost name that has a label. */
function titledIn(steps: readonly string[]): string | null {
  const names = namesIn(steps);
  return names.findLast((name) => FIELD_TITLES[name] !== undefined) ?? names.at(-1) ?? null;
}
