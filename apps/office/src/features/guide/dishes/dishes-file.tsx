import { type GuideDish, MAX_GUIDE_DISHES } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { fileRefusal } from "../../../model/imports/file-refusal.ts";
import { readGuideFile } from "../../../model/imports/import-calls.ts";
import { Working } from "../../../ui/feedback/working.tsx";
import { DropFile } from "../../../ui/fields/drop-file.tsx";
import screen from "../../../ui/screen/screen.module.css";

/** Imports dishes from a price list or a WooCommerce export (OFFICE-6). */
export function DishesFile({ onDishes }: { readonly onDishes: (dishes: readonly GuideDish[]) => void }) {
  const { t } = useI18n();
  const [reading, setReading] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const read = async (file: File) => {
    setReading(file.name);
    setRefusal(null);
    setSaid("");
    const result = await readGuideFile(file);
    setReading(null);
    if (!result.ok) return setRefusal(`${file.name}: ${t(fileRefusal(result.error))}`);
    const { dishes, left_out: leftOut } = result.value;
    onDishes(dishes);
    const added = t("imports.guide.added", { count: dishes.length });
    setSaid(leftOut === 0 ? added : `${added} ${t("imports.guide.full", { max: MAX_GUIDE_DISHES })}`);
  };
  return (
    <div className={screen.panel}>
      <h3 className={screen.heading}>{t("imports.guide.title")}</h3>
      {reading === null ? (
        <DropFile
          label={t("imports.drop")}
          button={t("imports.choose")}
          hint={t("imports.guide.hint")}
          onFile={(file) => void read(file)}
        />
      ) : (
        <Working label={t("imports.sending", { name: reading })} progress={null} />
      )}
      {refusal !== null && (
        <p role="alert" className={screen.fault}>
          {refusal}
        </p>
      )}
      <p role="status" className={screen.quiet}>
        {said}
      </p>
    </div>
  );
}
