import { useI18n } from "../../i18n/i18n-context.tsx";
import { openModal } from "../../model/page/modals.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { PageTitle } from "../../ui/text/page-title.tsx";

/** The wheel for a guest. Turns are counted per person, so signing in comes first (ROLE-1). */
export function WheelDoor() {
  const { t } = useI18n();
  return (
    <>
      <PageTitle title={t("account.game")} text={t("game.text")} />
      <Panel>
        <EmptyState
          title={t("auth.title")}
          text={t("auth.text")}
          action={
            <Button size="l" onClick={() => openModal("auth", { returnTo: "/wheel/" })}>
              {t("auth.signIn")}
            </Button>
          }
        />
      </Panel>
    </>
  );
}
