import type { WireImport } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { judgeAgain } from "../../model/imports/import-calls.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ColumnsPanel } from "./columns/columns-panel.tsx";
import { useImportFailure } from "./use-import-failure.ts";

/** An import that could not be checked or applied: its columns are unknown, or the server failed. */
export function FailedImport({ failed }: { readonly failed: WireImport }) {
  const { t } = useI18n();
  const refused = useImportFailure();
  const [isSending, during] = useSending();
  if (failed.problem?.reason === "no-columns")
    return (
      <>
        <Banner look="warning">{t("imports.unmapped")}</Banner>
        <ColumnsPanel shown={failed} isOpen />
      </>
    );
  const again = async () => {
    const result = await during(judgeAgain(failed.id, {}));
    if (!result.ok) refused(result.error);
  };
  return (
    <Banner
      look="danger"
      action={
        <Button isPending={isSending} onPress={() => void again()}>
          {t("imports.judge")}
        </Button>
      }
    >
      {t(failed.problem?.reason === "not-applied" ? "imports.failed.applying" : "imports.failed.judging")}
    </Banner>
  );
}
