import type { WireImport } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./imports.module.css";

const shown = 10;

/**
 * Why nothing was written: the faults that the shop would have had with these rows together, or edits since the check.
 */
export function ProblemBanner({ problem }: Pick<WireImport, "problem">) {
  const { t } = useI18n();
  if (problem === null) return null;
  return (
    <section className={css.problem} role="alert">
      <p className={screen.end}>{t(problem.reason === "changed" ? "imports.problem.changed" : "imports.problem")}</p>
      <ul>
        {problem.faults.slice(0, shown).map(({ file, path, message }) => (
          <li key={`${file} ${path} ${message}`}>
            {file} {path}: {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
