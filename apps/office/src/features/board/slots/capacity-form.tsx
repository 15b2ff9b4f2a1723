import type { WireBranchBoard } from "@skatert/contract";
import { Controller } from "react-hook-form";
import { type BoardForm, boardForm } from "../../../model/branch/board-form.ts";
import { useBoardSaving } from "../../../model/branch/use-board-saving.ts";
import { useDraftForm } from "../../../platform/drafts/use-draft-form.ts";
import { useWork } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./slots.module.css";

const LIMITS = ["orders", "dishes", "money"] as const;

type LimitsForm = Pick<BoardForm, (typeof LIMITS)[number]>;

/** The limits of a slot. Saving keeps the branch's other settings. */
export function CapacityForm({ board }: { readonly board: WireBranchBoard }) {
  const { t } = useBoardWords();
  const branchId = useWork().branch?.id ?? 0;
  const form = useDraftForm<LimitsForm>(`limits:${branchId}`, limitsOf(board));
  const { isSending, faultText, save } = useBoardSaving(branchId);

  const send = form.handleSubmit(async (limits) => {
    const saved = await save({ ...boardForm(board), ...limits });
    if (saved === null) return;
    form.reset(limitsOf(saved));
    form.forget();
  });

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {LIMITS.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <TextField
              {...field}
              label={t(`settings.capacity.${name}`)}
              placeholder={t("settings.capacity.none")}
              inputMode={name === "money" ? "decimal" : "numeric"}
              maxLength={12}
              error={faultText(name)}
            />
          )}
        />
      ))}
      <Button type="submit" look="primary" isPending={isSending}>
        {t("board.slots.save")}
      </Button>
    </form>
  );
}

function limitsOf(board: WireBranchBoard): LimitsForm {
  const { orders, dishes, money } = boardForm(board);
  return { orders, dishes, money };
}
