import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { lookQuery } from "../../model/look/look-query.ts";
import { readFailureKey } from "../../platform/feedback/read-failure-key.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { PreviewPane } from "../preview/preview-pane.tsx";
import css from "./look.module.css";
import { LookFormPanel } from "./look-form-panel.tsx";
import { useIsWide } from "./use-is-wide.ts";

/** Colours, fonts, logo and page type, with a preview of the real shop (EDIT-4). */
export function LookScreen() {
  const { t } = useI18n();
  const { me } = useWork();
  const asked = useQuery(lookQuery);
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  if (asked.data === undefined)
    return asked.isError ? (
      <ErrorState
        title={t("look.error")}
        text={t(readFailureKey(asked.error, "shop.edit", me.device !== null))}
        retryLabel={t("retry")}
        onRetry={() => void asked.refetch()}
        isRetrying={asked.isFetching}
      />
    ) : (
      <ListSkeleton label={t("loading")} />
    );
  return (
    <div className={css.panes}>
      {!isWide && (
        <div>
          <Button onPress={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
            {t(isOpen ? "look.preview.hide" : "look.preview.show")}
          </Button>
        </div>
      )}
      {!isWide && isOpen && <PreviewPane />}
      <LookFormPanel entities={asked.data} />
      {isWide && (
        <div className={css.side}>
          <PreviewPane />
        </div>
      )}
    </div>
  );
}
