import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUrlText } from "../../../platform/location/use-url-text.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import panes from "../../../ui/screen/panes.module.css";
import screen from "../../../ui/screen/screen.module.css";
import { useFocusBack } from "../../../ui/use-focus-back.ts";
import { EntryHead } from "./entry-head.tsx";
import { EntryList } from "./entry-list.tsx";
import type { KindDeskProps } from "./kind-desk-props.ts";
import { NewEntryDialog } from "./new-entry-dialog.tsx";

/** The entries of a kind, and the selected one in a form beside them. */
export function KindDesk(props: KindDeskProps) {
  const { kind, rows, onAdd, historyOf, onRemove, onReturn, children } = props;
  const { t } = useI18n();
  const [openId, setOpenId] = useUrlText("open");
  const [isAdding, setIsAdding] = useState(false);
  const detail = useRef<HTMLDivElement>(null);
  const opened = rows.find(({ id, state }) => id === openId && state !== "removed");
  useFocusBack(opened?.id ?? "");
  // On a phone the form replaces the list, which may be scrolled far down.
  useEffect(() => {
    if (openId !== "" && !window.matchMedia("(min-width: 820px)").matches) detail.current?.scrollIntoView();
  }, [openId]);
  const add = (
    <Button look="primary" onPress={() => setIsAdding(true)}>
      {t(`content.add.${kind.name}`)}
    </Button>
  );
  return (
    <div className={classNames(panes.panes, opened !== undefined && panes.withDetail)}>
      <section className={panes.master} aria-label={t(kind.title)}>
        {rows.length === 0 ? (
          <EmptyState title={t("content.empty")} text={t(`content.empty.${kind.name}`)} action={add} />
        ) : (
          <>
            <div>{add}</div>
            <EntryList {...props} openId={opened?.id ?? null} onOpen={setOpenId} />
          </>
        )}
      </section>
      <div ref={detail} className={panes.detail}>
        {opened === undefined ? (
          rows.length > 0 && <EmptyState title={t("content.choose")} text={t("content.choose.text")} />
        ) : (
          <section className={screen.panel} aria-label={opened.name}>
            <EntryHead
              row={opened}
              onClose={() => setOpenId("")}
              historyOf={historyOf}
              onRemove={onRemove}
              {...(onReturn === undefined ? {} : { onReturn })}
            />
            {children(opened)}
          </section>
        )}
      </div>
      {isAdding && (
        <NewEntryDialog
          kind={kind}
          onAdd={onAdd}
          onClose={() => setIsAdding(false)}
          onAdded={(id) => {
            setIsAdding(false);
            setOpenId(id);
          }}
        />
      )}
    </div>
  );
}
