import { type ColourVerdict, judgeColours, type ShopColours } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./look.module.css";

const themes = ["light", "dark"] as const;

/** Contrast of the colours in both themes. If a colour is hard to read, shows the shop's substitute (EDIT-4). */
export function ContrastCheck({ colours }: { readonly colours: ShopColours }) {
  const { t } = useI18n();
  return (
    <div className={css.themes} role="status">
      {themes.map((theme) => (
        <section key={theme} className={css.theme} aria-label={t(`look.theme.${theme}`)}>
          <h3 className={screen.name}>{t(`look.theme.${theme}`)}</h3>
          <ul className={css.verdicts}>
            {judgeColours(colours, theme).map((verdict) => (
              <Verdict key={verdict.use} verdict={verdict} theme={theme} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface VerdictProps {
  readonly verdict: ColourVerdict;
  readonly theme: (typeof themes)[number];
}

/** Colours are chosen for the light theme. That the dark one takes a lighter shade of them is no fault. */
function Verdict({ verdict, theme }: VerdictProps) {
  const { t, number } = useI18n();
  const { use, ratio, least, shown } = verdict;
  const isReadable = ratio >= least;
  const rounded = Math.floor(ratio * 10) / 10;
  return (
    <li className={css.verdict}>
      <span aria-hidden="true">{isReadable || theme === "dark" ? "✓" : "⚠"}</span>
      <span>
        {t(`look.use.${use}`)}: {isReadable || theme === "light" ? t("look.ratio", { ratio: number(rounded) }) : ""}
        {!isReadable && (
          <span className={theme === "dark" ? undefined : css.instead}>
            {theme === "dark" ? t("look.shade", { shown }) : t("look.instead", { least: number(least), shown })}
            <span className={css.dot} style={{ background: shown }} aria-hidden="true" />
          </span>
        )}
      </span>
    </li>
  );
}
