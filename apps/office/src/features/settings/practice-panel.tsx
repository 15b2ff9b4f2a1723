import { BoardOrderSchema, OFFICE_PATHS } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { api } from "../../platform/api/api.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useRight } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";

/** Sends a practice order to the branch's boards. It rings and prints; nothing is cooked or counted. */
export function PracticePanel() {
  const { t } = useI18n();
  const branch = useShownBranch();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const mayPractise = useRight("orders.practise");
  if (!mayPractise) return null;
  const send = async () => {
    const body = { branch_id: branch.id };
    const result = await during(api.change("POST", OFFICE_PATHS.practiceOrders, BoardOrderSchema, { body }));
    if (!result.ok) failed(result.error);
    else {
      const number = t("board.practiceNumber", { number: result.value.number });
      showToast({ text: t("settings.practice.done", { number }), look: "done" });
    }
  };
  return (
    <section className={screen.panel} aria-labelledby="practice">
      <h2 id="practice" className={screen.heading}>
        {t("settings.practice.title")}
      </h2>
      <p>{t("settings.practice.text")}</p>
      <Button size="large" isPending={isSending} onPress={() => void send()}>
        {t("settings.practice.send")}
      </Button>
    </section>
  );
}
