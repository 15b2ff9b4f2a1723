import { useEffect, useState } from "react";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../model/cart/cart-store.ts";
import { joinGroup, newSecret } from "../../model/group-order/group-calls.ts";
import type { GroupData } from "../../model/group-order/group-data.ts";
import { useGroup } from "../../model/group-order/group-store.ts";
import { openModal } from "../../model/page/modals.ts";
import { useNavigate } from "../../routing/hooks.ts";
import { useGone } from "../../ui/browser/use-gone.ts";
import { useHydrating } from "../../ui/browser/use-hydrating.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PageTitle } from "../../ui/text/page-title.tsx";
import styles from "./group-order.module.css";
import { GuestPanel } from "./guest-panel.tsx";
import { isExpired } from "./guest-share.ts";
import { NameForm } from "./name-form.tsx";
import { untilText } from "./until-text.ts";

/** The page of a group order's link: joining, the guest's own part, or that it is closed. */
export function GroupPage({ data }: { readonly data: GroupData }) {
  const { t } = useI18n();
  // The browser's part is in its storage, which the server does not have.
  const isHydrating = useHydrating();
  const own = useGroup((state) => (state.own?.id === data.id ? state.own : null));
  useEffect(() => useGroup.getState().adopt(data), [data]);
  const part = isHydrating ? null : own;
  return (
    <article className={styles["page"]}>
      <PageTitle title={t(part === null ? "group.invites" : "group.of", { name: data.host })} />
      <Panel>
        {part === null && <Invitation data={data} />}
        {part?.role === "guest" && <GuestPanel own={part} />}
        {part?.role === "host" && (
          <Button size="l" wide onClick={() => openModal("group-order")}>
            {t("group.open")}
          </Button>
        )}
      </Panel>
    </article>
  );
}

function closedText(data: GroupData, { t }: Pick<I18n, "t">): string {
  if (data.state === "cancelled") return t("group.cancelled", { name: data.host });
  return isExpired(data) ? t("group.expired", { name: data.host }) : t("group.alreadyClosed");
}

function Invitation({ data }: { readonly data: GroupData }) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const navigate = useNavigate();
  const gone = useGone();
  const leave = () => {
    navigate("/");
    return gone();
  };
  const [secret] = useState(newSecret);
  const hasCart = useCart(({ lines }) => lines.length > 0);
  const isElsewhere = useGroup(({ own }) => own !== null);
  if (data.state !== "open" || isElsewhere) {
    return (
      <div className={styles["panel"]}>
        <p>{isElsewhere ? t("group.elsewhere") : closedText(data, i18n)}</p>
        <a href="/" className={buttonClass("tint", "l", true)}>
          {t("cart.toMenu")}
        </a>
      </div>
    );
  }
  const where = [data.branch, data.address].filter(Boolean).join(", ");
  return (
    <div className={styles["panel"]}>
      <p className={styles["where"]}>{where}</p>
      <p className={styles["text"]}>{t("group.inviteText", { name: data.host, time: untilText(data, i18n) })}</p>
      {hasCart && <p className={styles["text"]}>{t("group.asideNote")}</p>}
      <NameForm label={t("group.join")} submit={(name) => joinGroup(data, { name, secret }, language, leave)} />
    </div>
  );
}
