import type { WireBranchClosing } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { closeBranch, closingQuery } from "../../../model/branches/closing-calls.ts";
import { discardEntity } from "../../../model/entities/discard-entity.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { ClosingNotes } from "./closing-notes.tsx";

interface CloseBranchDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClosed: () => void;
  readonly onCancel: () => void;
}

/** Lists what the next publication removes with a branch, and its staff, before the branch is closed. */
export function CloseBranchDialog({ id, name, onClosed, onCancel }: CloseBranchDialogProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const asked = useQuery({ ...closingQuery(id), staleTime: 0 });
  const close = async () => {
    const result = await during(closeBranch(id));
    if (!result.ok) return void failed(result.error);
    const undo = async () => {
      const kept = await discardEntity({ kind: "branch", id });
      if (!kept.ok) failed(kept.error);
    };
    showToast({
      text: t("branches.closing.done", { name }),
      look: "done",
      ...(result.value.state === "archived"
        ? { undo: { label: t("branches.closing.undo"), run: () => void undo() } }
        : {}),
    });
    onClosed();
  };
  return (
    <Dialog title={t("branches.closing.title", { name })} isOpen onClose={onCancel}>
      <Notes
        asked={asked.data}
        isError={asked.isError}
        isFetching={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
      <DialogButtons>
        <Button
          look="danger"
          isDisabled={asked.data === undefined || asked.data.is_last}
          isPending={isSending}
          onPress={() => void close()}
        >
          {t("branches.closing.do")}
        </Button>
        <Button onPress={onCancel}>{t("branches.closing.cancel")}</Button>
      </DialogButtons>
    </Dialog>
  );
}

interface NotesProps {
  readonly asked: WireBranchClosing | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

function Notes({ asked, isError, isFetching, onRetry }: NotesProps) {
  const { t } = useI18n();
  if (asked !== undefined) return <ClosingNotes closing={asked} />;
  if (!isError) return <ListSkeleton label={t("loading")} />;
  return (
    <ErrorState
      title={t("hours.error")}
      text={t("branches.closing.error")}
      retryLabel={t("retry")}
      onRetry={onRetry}
      isRetrying={isFetching}
    />
  );
}
