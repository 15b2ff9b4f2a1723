import type { WireContentRow } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import panes from "../../../ui/screen/panes.module.css";
import screen from "../../../ui/screen/screen.module.css";

/** An entry in its list: picture, title, date and unpublished changes. */
export function EntryRow({ row }: { readonly row: WireContentRow }) {
  const { t } = useI18n();
  const { name, image, date, hidden, state } = row;
  const day = date === null ? "" : /^\d{4}-\d{2}-\d{2}/.test(date) ? dayText(date) : date;
  const marks = [
    ...(day === "" ? [] : [day]),
    ...(hidden ? [t("content.hidden")] : []),
    ...(state === "new" || state === "changed" ? [t(`content.state.${state}`)] : []),
  ];
  return (
    <span className={panes.row}>
      {image === null ? (
        <span className={panes.noPicture} aria-hidden="true">
          {[...name][0]}
        </span>
      ) : (
        <img src={image} alt="" className={panes.thumb} loading="lazy" />
      )}
      <span className={panes.what}>
        <span className={panes.name}>{name}</span>
        {marks.length > 0 && <span className={screen.quiet}>{marks.join(" · ")}</span>}
      </span>
    </span>
  );
}

/** "2026-11-14T09:00:00" is 14.11.2026. */
function dayText(date: string): string {
  return date.slice(0, 10).split("-").toReversed().join(".");
}
