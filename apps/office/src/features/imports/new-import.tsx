import { useState } from "react";
import { useNavigate } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { fileRefusal } from "../../model/imports/file-refusal.ts";
import { uploadTable } from "../../model/imports/import-calls.ts";
import { Working } from "../../ui/feedback/working.tsx";
import { DropFile } from "../../ui/fields/drop-file.tsx";
import screen from "../../ui/screen/screen.module.css";

/** Uploads a file, has it checked and opens its import (IMPORT-1). */
export function NewImport() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [sent, setSent] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (file: File) => {
    setSent(file.name);
    setRefusal(null);
    const result = await uploadTable(file);
    setSent(null);
    if (result.ok) void navigate(`/menu/files/${result.value.id}`);
    else setRefusal(`${file.name}: ${t(fileRefusal(result.error))}`);
  };
  return (
    <section className={screen.panel} aria-labelledby="imports-new">
      <h2 id="imports-new" className={screen.heading}>
        {t("imports.new.title")}
      </h2>
      <p>{t("imports.new.text")}</p>
      {sent === null ? (
        <DropFile
          label={t("imports.drop")}
          button={t("imports.choose")}
          hint={t("imports.limits")}
          onFile={(file) => void send(file)}
        />
      ) : (
        <Working label={t("imports.sending", { name: sent })} progress={null} />
      )}
      {refusal !== null && (
        <p role="alert" className={screen.fault}>
          {refusal}
        </p>
      )}
      <p className={screen.quiet}>{t("imports.new.safe")}</p>
    </section>
  );
}
