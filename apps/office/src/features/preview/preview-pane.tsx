import type { WirePreview } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import {
  PREVIEW_PAGE_NAMES,
  PREVIEW_PAGES,
  PREVIEW_WINDOWS,
  type PreviewPage,
  type PreviewWindow,
  pathOfPage,
} from "../../model/preview/preview-pages.ts";
import { previewAddress, previewQuery } from "../../model/preview/preview-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import { Select } from "../../ui/fields/select.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./preview.module.css";
import { ShopFrame } from "./shop-frame.tsx";
import { useExamples } from "./use-examples.ts";

const windows = ["phone", "tablet", "computer"] as const satisfies readonly PreviewWindow[];

/** The real shop as the draft will publish it, in a frame (EDIT-4). */
export function PreviewPane({ startsAt = "phone" }: { readonly startsAt?: PreviewWindow }) {
  const { t } = useI18n();
  const { me } = useWork();
  const isKnown = me.shop_url !== undefined;
  const asked = useQuery({ ...previewQuery, enabled: isKnown });
  if (!isKnown) return <EmptyState title={t("preview.noAddress")} text={t("preview.noAddress.text")} />;
  if (asked.data !== undefined) {
    const { data, dataUpdatedAt, refetch } = asked;
    return <OpenPreview preview={data} openedAt={dataUpdatedAt} onRenew={refetch} startsAt={startsAt} />;
  }
  if (!asked.isError) return <ListSkeleton label={t("loading")} />;
  return <LoadFailed title="preview.error" right="menu.edit" asked={asked} />;
}

interface OpenPreviewProps {
  readonly preview: WirePreview;
  /** When the token was issued, by this device's clock. */
  readonly openedAt: number;
  /** Requests another token. If the session has ended, the sign-in opens over the page. */
  readonly onRenew: () => Promise<unknown>;
  readonly startsAt: PreviewWindow;
}

/** An error page with a younger token is not the token's fault. */
const youngMs = 60_000;

function OpenPreview({ preview, openedAt, onRenew, startsAt }: OpenPreviewProps) {
  const { t } = useI18n();
  const examples = useExamples();
  const [page, setPage] = useState<PreviewPage>("home");
  const [kind, setKind] = useState<PreviewWindow>(startsAt);
  const [round, setRound] = useState(0);
  const offered = PREVIEW_PAGES.filter((each) => pathOfPage(each, examples) !== null);
  const address = previewAddress(preview, pathOfPage(page, examples) ?? "/");
  const again = async () => {
    await onRenew();
    setRound((before) => before + 1);
  };
  const onMute = () => {
    if (Date.now() - openedAt > youngMs) void onRenew();
  };
  return (
    <section className={screen.part} aria-label={t("preview.title")}>
      <div className={css.tools}>
        <Select
          label={t("preview.page")}
          choices={offered.map((value) => ({ value, label: t(PREVIEW_PAGE_NAMES[value]) }))}
          value={page}
          onChange={setPage}
        />
        <Choices
          label={t("preview.width")}
          choices={windows.map((value) => ({ value, label: t(PREVIEW_WINDOWS[value].name) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <ShopFrame key={round} address={address} window={kind} onMute={onMute} />
      <div className={css.tools}>
        <Button onPress={() => void again()}>{t("preview.again")}</Button>
        <a className={css.way} href={address} target="_blank" rel="noopener noreferrer">
          {t("preview.tab")}
        </a>
      </div>
      <p className={screen.quiet}>{t("preview.hint")}</p>
    </section>
  );
}
