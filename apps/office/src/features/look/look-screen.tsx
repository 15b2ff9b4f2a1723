import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { lookQuery } from "../../model/look/look-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { PreviewPane } from "../preview/preview-pane.tsx";
import css from "./look.module.css";
import { LookFormPanel } from "./look-form-panel.tsx";
import { useIsWide } from "./use-is-wide.ts";

/** Colours, fonts, logo and page type, with a preview of the real shop (EDIT-4). */
export function LookScreen() {
  const { t } = useI18n();
  const asked = useQuery(lookQuery);
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  if (asked.data === undefined)
    return asked.isError ? (
      <LoadFailed title="look.error" right="shop.edit" asked={asked} />
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
