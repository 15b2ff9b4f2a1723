import type { WireImport } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { fileRefusal } from "../../model/imports/file-refusal.ts";
import { givePicture } from "../../model/imports/import-calls.ts";
import { Working } from "../../ui/feedback/working.tsx";
import { DropFile } from "../../ui/fields/drop-file.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./imports.module.css";

const namesShown = 12;

/** Asks for the pictures that the file names without an address, and uploads those that are dropped (IMPORT-1). */
export function WantedPictures({ judged }: { readonly judged: WireImport }) {
  const { t } = useI18n();
  const [sent, setSent] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { wanted_pictures: wanted } = judged;
  const send = async (files: readonly File[]) => {
    const refused: string[] = [];
    for (const file of files) {
      setSent(file.name);
      const result = await givePicture(judged.id, file);
      if (!result.ok)
        refused.push(
          `${file.name}: ${result.error.status === 400 ? t("imports.pictures.other") : t(fileRefusal(result.error))}`,
        );
    }
    setSent(null);
    setRefusals(refused);
  };
  if (wanted.length === 0 && refusals.length === 0 && sent === null) return null;
  return (
    <section className={screen.panel} aria-labelledby="imports-pictures">
      <h3 id="imports-pictures" className={screen.heading}>
        {t("imports.pictures.title", { count: wanted.length })}
      </h3>
      <p className={css.address}>
        {wanted.slice(0, namesShown).join(", ")}
        {wanted.length > namesShown && " …"}
      </p>
      {sent === null ? (
        <DropFile
          label={t("imports.pictures.drop")}
          button={t("imports.pictures.choose")}
          hint={t("imports.pictures.hint")}
          accept="image/*,.zip,application/zip"
          onFiles={(files) => void send(files)}
        />
      ) : (
        <Working label={t("imports.sending", { name: sent })} progress={null} />
      )}
      {refusals.length > 0 && (
        <ul role="alert" className={screen.fault}>
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
