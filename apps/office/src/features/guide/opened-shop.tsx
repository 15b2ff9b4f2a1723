import { BoardOrderSchema, OFFICE_PATHS, type WireGuide } from "@skatert/contract";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { makeDeviceCode } from "../../model/devices/devices-query.ts";
import { browserName } from "../../model/people/browser-name.ts";
import { api } from "../../platform/api/api.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { AddressQr } from "../../platform/session/address-qr.tsx";
import { enrol } from "../../platform/session/enrolment.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { shopAddress } from "../../platform/session/shop-address.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import css from "./guide.module.css";

interface OpenedShopProps {
  readonly opened: NonNullable<WireGuide["opened"]>;
}

/** The opened shop: its address, and the tasks that remain before the first real order. */
export function OpenedShop({ opened }: OpenedShopProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const url = shopAddress(me, "");
  return (
    <div className={css.step}>
      <h2 className={css.stepTitle}>{t("guide.opened.title")}</h2>
      {url !== null && (
        <div className={css.shopLink}>
          <AddressQr url={url} label={t("guide.opened.qr")} />
          <p>
            {t("guide.opened.text")}
            <br />
            <a className={css.link} href={url} target="_blank" rel="noreferrer">
              {url}
            </a>
          </p>
        </div>
      )}
      <ol className={css.tasks}>
        <Task title={t("guide.task.tablet")} text={t("guide.task.tablet.text")} isDone={opened.enrolled}>
          <ConnectThis branch={opened.branch_id} />
          <Link to="/devices" className={css.link ?? ""}>
            {t("guide.task.tablet.other")}
          </Link>
        </Task>
        <Task title={t("guide.task.practice")} text={t("guide.task.practice.text")} isDone={opened.practised}>
          <PracticeButton branch={opened.branch_id} />
        </Task>
        <Task title={t("guide.task.order")} text={t("guide.task.order.text")} isDone={opened.sold}>
          <Link to="/" className={css.link ?? ""}>
            {t("toBoard")}
          </Link>
        </Task>
      </ol>
    </div>
  );
}

interface TaskProps {
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

function Task({ title, text, isDone, children }: TaskProps) {
  const { t } = useI18n();
  return (
    <li className={screen.panel}>
      <h3 className={screen.heading}>
        {title} {isDone && <span className={css.done}>✓ {t("guide.task.done")}</span>}
      </h3>
      <p>{text}</p>
      <div className={css.actions}>{children}</div>
    </li>
  );
}

/** Makes this browser a board of the branch. This ends the session, because a device identifies people by PIN. */
function ConnectThis({ branch }: { readonly branch: number }) {
  const { t } = useI18n();
  const failed = useFailure();
  const navigate = useNavigate();
  const [isConnecting, setConnecting] = useState(false);
  const connect = async () => {
    setConnecting(true);
    const made = await makeDeviceCode(branch);
    const name = browserName(navigator.userAgent) ?? t("guide.task.tablet.name");
    const result = made.ok ? await enrol({ code: made.value.code, name }) : made;
    if (result.ok) return navigate("/sign-in?back=%2Fguide", { replace: true });
    setConnecting(false);
    return failed(result.error);
  };
  return (
    <Button isPending={isConnecting} onPress={() => void connect()}>
      {t("guide.task.tablet.this")}
    </Button>
  );
}

/** Sends a practice order and opens the board, to try its ring, print and refusal. */
function PracticeButton({ branch }: { readonly branch: number }) {
  const { t } = useI18n();
  const failed = useFailure();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const body = { branch_id: branch };
    const result = await api.change("POST", OFFICE_PATHS.practiceOrders, BoardOrderSchema, { body });
    setSending(false);
    if (!result.ok) return failed(result.error);
    showToast({ text: t("settings.practice.done", { number: result.value.number }), look: "done" });
    return navigate("/");
  };
  return (
    <Button look="primary" isPending={isSending} onPress={() => void send()}>
      {t("guide.task.practice.go")}
    </Button>
  );
}
