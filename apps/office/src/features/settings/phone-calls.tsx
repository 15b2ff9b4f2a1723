import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { CallFailed } from "../../platform/api/office-error.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import {
  callThisPhone,
  leaveThisPhone,
  type PhoneStanding,
  phoneStanding,
  testThisPhone,
} from "../../platform/push/phone-push.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";

/** Whether this phone gets push messages about unanswered orders (BOARD-3). Asks the browser only after a press. */
export function PhoneCalls() {
  const { t } = useI18n();
  const { me } = useWork();
  const queryKey = ["phone", me.id];
  const { data, isError } = useQuery({ queryKey, queryFn: () => phoneStanding(me.id) });
  const standing = isError ? "unavailable" : data;
  return (
    <section className={screen.panel} aria-labelledby="phone">
      <h2 id="phone" className={screen.heading}>
        {t("phone.title")}
      </h2>
      <p className={screen.quiet}>{t("phone.text")}</p>
      {standing === undefined ? (
        <Skeleton height="44px" />
      ) : (
        <>
          <p role="status">{t(`phone.state.${standing}`)}</p>
          <PhoneButtons standing={standing} />
        </>
      )}
    </section>
  );
}

function PhoneButtons({ standing }: { readonly standing: PhoneStanding }) {
  const { t, language } = useI18n();
  const { me } = useWork();
  const { isBusy, change, test } = usePhone(me.id);
  if (standing === "off")
    return (
      <Button look="primary" isPending={isBusy} onPress={() => change(() => callThisPhone(me.id, language))}>
        {t("phone.on")}
      </Button>
    );
  if (standing !== "on") return null;
  return (
    <div className={screen.buttons}>
      <Button isPending={isBusy} onPress={test}>
        {t("phone.test")}
      </Button>
      <Button isPending={isBusy} onPress={() => change(leaveThisPhone)}>
        {t("phone.off")}
      </Button>
    </div>
  );
}

/** Actions of the buttons, one at a time. A failure is shown, and the state is read again. */
function usePhone(staffId: number) {
  const { t } = useI18n();
  const failed = useFailure();
  const client = useQueryClient();
  const [isBusy, during] = useSending();
  const put = (standing: PhoneStanding) => client.setQueryData(["phone", staffId], standing);
  const run = async (work: () => Promise<void>) => {
    try {
      await during(work());
    } catch (error) {
      if (error instanceof CallFailed) failed(error);
      else showToast({ text: t("phone.failed"), look: "failed" });
    }
  };
  return {
    isBusy,
    change: (work: () => Promise<PhoneStanding>) => void run(async () => void put(await work())),
    test: () =>
      void run(async () => {
        const isSent = await testThisPhone();
        showToast({ text: t(isSent ? "phone.test.sent" : "phone.test.gone"), look: isSent ? "done" : "failed" });
        if (!isSent) put(await leaveThisPhone());
      }),
  };
}
