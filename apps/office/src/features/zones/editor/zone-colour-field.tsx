import { readColor } from "@skatert/contract";
import { contrast, paletteFor, parseColour, type ShopColours } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { coloursOf, lookForm } from "../../../model/look/look-form.ts";
import { lookQuery } from "../../../model/look/look-query.ts";
import screen from "../../../ui/screen/screen.module.css";
import { ColourField } from "../../choosing/colour-field.tsx";

interface ZoneColourFieldProps {
  /** CSS colour; "": the map's default. */
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

const noLook = { facade: null, general: null, logos: null, seo: null, front: null };
const themes = ["light", "dark"] as const;
/** Minimum contrast of an area's edge with the map (WCAG 2.2, 1.4.11). */
const least = 3;

/** The zone's colour on the guests' map, and its contrast with the map in both themes (EDIT-3, EDIT-4). */
export function ZoneColourField({ value, error, onChange }: ZoneColourFieldProps) {
  const { t, number } = useI18n();
  const colours = coloursOf(lookForm(useQuery(lookQuery).data ?? noLook));
  const unread = value.trim() !== "" && readColor(value) === null ? t("zones.fault.colour") : null;
  const pale = themes.flatMap((theme) => {
    const ratio = ratioOn(value, colours, theme);
    return ratio === null || ratio >= least ? [] : [{ theme, ratio: number(Math.floor(ratio * 10) / 10) }];
  });
  return (
    <div className={screen.group} data-field="colour">
      <ColourField
        label={t("zones.colour")}
        value={value}
        shown={paletteFor(colours, "light")["ink"] ?? ""}
        onChange={onChange}
        error={error ?? unread}
      />
      <p className={screen.quiet}>{t("zones.colour.hint")}</p>
      <p role="status" className={pale.length === 0 ? screen.unseen : undefined}>
        {pale.map(({ theme, ratio }) => `⚠ ${t(`zones.colour.pale.${theme}`, { ratio })}`).join(" ")}
      </p>
    </div>
  );
}

/** Contrast with the page background, which the map uses too; null: the colour's channels are unknown. */
function ratioOn(value: string, colours: ShopColours, theme: (typeof themes)[number]): number | null {
  const colour = parseColour(value);
  const ground = parseColour(paletteFor(colours, theme)["ground"] ?? "");
  return colour === null || ground === null ? null : contrast(colour, ground);
}
