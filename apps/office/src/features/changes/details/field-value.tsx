import type { WireEntityRef, WireFieldChange } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { DocumentPicture } from "../../../model/pictures/document-picture.ts";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../changes.module.css";
import { listChange } from "../words/list-change.ts";
import { listNames } from "../words/list-names.ts";
import { picturesIn } from "../words/pictures-in.ts";
import { plainText, valueText } from "../words/value-text.ts";
import { wordDiff } from "../words/word-diff.ts";
import { type ZoneChange, zoneChanges } from "../words/zone-changes.ts";

interface FieldValueProps {
  readonly change: WireFieldChange;
  /** The changed entity. */
  readonly entity: Pick<WireEntityRef, "kind" | "id">;
  readonly names: Readonly<Record<string, string>>;
}

/** Length in characters from which texts are compared word by word. */
const longText = 60;
/** Maximum of characters that are shown before the text is expanded. */
const shownLetters = 240;

/** A field before and after. */
export function FieldValue({ change, entity, names }: FieldValueProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { field, before, after } = change;
  const own = field?.split(".").at(-1) ?? null;
  const zones = zoneChanges(own, change, { names, t });
  if (zones !== null) return <ByZone zones={zones} />;
  const nameOf = listNames(own, entity, { names, t });
  const lists = nameOf === null ? null : listChange(before, after);
  if (nameOf !== null && lists !== null) {
    const [added, gone] = [lists.added, lists.gone].map((ids) => ids.flatMap((id) => nameOf(id) ?? []).join(", "));
    const parts = [
      ...(added ? [t("field.added", { names: added })] : []),
      ...(gone ? [t("field.gone", { names: gone })] : []),
    ];
    return <LongText text={parts.length === 0 ? t("field.moved") : parts.join("; ")} />;
  }
  const pictures = [before, after].map((value) => (isEmpty(value) ? [] : picturesIn(value)));
  const [old, present] = pictures;
  if (old && present && old.length + present.length > 0) return <PictureChange before={old} after={present} />;
  if (typeof before === "string" && typeof after === "string" && Math.max(before.length, after.length) > longText) {
    return <TextChange before={plainText(before)} after={plainText(after)} />;
  }
  const words = { ...i18n, names };
  const [was, is] = [valueText(own, before, words), valueText(own, after, words)];
  if (before === undefined) return <LongText text={is} />;
  if (was === is) return <LongText text={t("field.order")} />;
  return <Sides before={was} after={is} />;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

interface PictureChangeProps {
  readonly before: readonly DocumentPicture[];
  readonly after: readonly DocumentPicture[];
}

/** Old and new pictures: their addresses mean nothing to people. */
function PictureChange({ before, after }: PictureChangeProps) {
  const { t } = useI18n();
  const shown = (pictures: readonly DocumentPicture[]) =>
    pictures.length === 0 ? (
      t("field.empty")
    ) : (
      <span className={css.pictures}>
        {pictures.map(({ src }, at) => (
          <img key={src} src={src} alt={t("picture.number", { number: at + 1 })} loading="lazy" />
        ))}
      </span>
    );
  if (before.length === 0) return shown(after);
  return (
    <span className={css.sides}>
      <span className={screen.unseen}>{t("field.was")}: </span>
      <span className={css.gone}>{shown(before)}</span>
      <span aria-hidden="true">→</span>
      <span className={screen.unseen}>{t("field.is")}: </span>
      {shown(after)}
    </span>
  );
}

/** Old and new values by zone, one line each. */
function ByZone({ zones }: { readonly zones: readonly ZoneChange[] }) {
  const { t } = useI18n();
  if (zones.length === 0) return <LongText text={t("field.order")} />;
  return (
    <ul className={css.zones}>
      {zones.map(({ zone, name, before, after }) => (
        <li key={zone}>
          {name}: <Sides before={before} after={after} />
        </li>
      ))}
    </ul>
  );
}

function Sides({ before, after }: { readonly before: string; readonly after: string }) {
  const { t } = useI18n();
  return (
    <span className={css.sides}>
      <span className={screen.unseen}>{t("field.was")}: </span>
      <span className={css.before}>
        <LongText text={before} />
      </span>
      <span aria-hidden="true">→</span>
      <span className={screen.unseen}>{t("field.is")}: </span>
      <span className={css.after}>
        <LongText text={after} />
      </span>
    </span>
  );
}

function TextChange({ before, after }: { readonly before: string; readonly after: string }) {
  const pieces = wordDiff(before, after);
  if (pieces === null) return <Sides before={before} after={after} />;
  return (
    <span className={css.text}>
      {pieces.map(({ kind, text }, at) => {
        const key = `${at}`;
        if (kind === "same") return <span key={key}>{shortened(text, at === 0, at === pieces.length - 1)}</span>;
        return kind === "gone" ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
      })}
    </span>
  );
}

/** Shortens a long unchanged part to its ends. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= shownLetters) return text;
  const half = shownLetters / 2;
  const [start, end] = [isFirst ? "" : text.slice(0, half), isLast ? "" : text.slice(-half)];
  return `${start}…${end}`;
}

function LongText({ text }: { readonly text: string }) {
  const { t } = useI18n();
  const [isWhole, setWhole] = useState(false);
  if (text.length <= shownLetters) return <>{text}</>;
  return (
    <>
      {isWhole ? text : `${text.slice(0, shownLetters)}…`}{" "}
      <Button look="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
        {t(isWhole ? "field.less" : "field.more")}
      </Button>
    </>
  );
}
