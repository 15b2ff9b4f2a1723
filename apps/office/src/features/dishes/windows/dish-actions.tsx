import type { WireEntity } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { grantsOf, useWork } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { HistoryLink } from "../../changes/history-link.tsx";
import { ArchiveDialog } from "./archive-dialog.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";

interface DishActionsProps {
  readonly dish: WireEntity;
  /** Called when the dish may no longer exist: discarding a new dish removes it. */
  readonly onDiscarded: () => void;
}

/** Actions on the whole dish. */
export function DishActions({ dish, onDiscarded }: DishActionsProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const [asks, setAsks] = useState<"archive" | "discard" | null>(null);
  const close = () => setAsks(null);
  return (
    <>
      {dish.state !== "new" && <HistoryLink entity={{ kind: "product", id: dish.id }} name={dish.name} />}
      {dish.draft !== null && hasRightEverywhere(grantsOf(me), "menu.edit") && (
        <Button look="quiet" onPress={() => setAsks("discard")}>
          {t("dish.discard")}
        </Button>
      )}
      <Button look="quiet" onPress={() => setAsks("archive")}>
        {t("dish.archive")}
      </Button>
      {asks === "archive" && <ArchiveDialog dish={dish} onClose={close} />}
      {asks === "discard" && (
        <DiscardDialog
          dish={dish}
          onClose={close}
          onDiscarded={() => {
            close();
            if (dish.state === "new") onDiscarded();
          }}
        />
      )}
    </>
  );
}
