import type { WireEntity, WireReferrer } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { archiveEntity } from "../../../model/entities/entity-calls.ts";
import { referrersQuery } from "../../../model/entities/entity-query.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";

interface ArchiveDialogProps {
  readonly dish: WireEntity;
  readonly onClose: () => void;
}

/** Archives the dish, after listing the references to it and their effect (EDIT-1). */
export function ArchiveDialog({ dish, onClose }: ArchiveDialogProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const address = { kind: "product", id: dish.id } as const;
  const referrers = useQuery(referrersQuery(address));
  const archive = async () => {
    const result = await during(archiveEntity(address));
    if (!result.ok) return failed(result.error);
    showToast({ text: t("dish.archive.done", { name: dish.name }), look: "done" });
    onClose();
    return true;
  };
  return (
    <Dialog title={t("dish.archive.title", { name: dish.name })} isOpen onClose={onClose}>
      <p>{t("dish.archive.text")}</p>
      {referrers.isPending ? (
        <ListSkeleton label={t("loading")} rows={2} />
      ) : (
        <Referrers referrers={referrers.data ?? null} />
      )}
      <DialogButtons>
        <Button look="danger" isPending={isSending} onPress={() => void archive()}>
          {t("dish.archive.do")}
        </Button>
        <Button onPress={onClose}>{t("dish.archive.keep")}</Button>
      </DialogButtons>
    </Dialog>
  );
}

/** `referrers` null: unknown, because the request failed. */
function Referrers({ referrers }: { readonly referrers: readonly WireReferrer[] | null }) {
  const { t } = useI18n();
  if (referrers === null) return <p className={screen.quiet}>{t("dish.archive.unknown")}</p>;
  const each = [...new Map(referrers.map((referrer) => [`${referrer.kind} ${referrer.id}`, referrer])).values()];
  if (each.length === 0) return <p>{t("dish.archive.free")}</p>;
  return (
    <>
      <p>{t("dish.archive.named", { count: each.length })}</p>
      <ul className={screen.list}>
        {each.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>
            {t(referrerKey(kind))}: <strong>{name}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

function referrerKey(kind: string) {
  if (kind === "coupon") return "dish.referrer.coupon";
  if (kind === "product") return "dish.referrer.product";
  return kind === "content" ? "dish.referrer.content" : "dish.referrer.other";
}
