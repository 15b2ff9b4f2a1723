import type { WireEntity } from "@skatert/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useWork } from "../../../platform/session/me-context.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "./editor.module.css";

interface DishHeadProps {
  readonly dish: WireEntity;
  /** Buttons for the whole dish. */
  readonly actions?: ReactNode;
}

/** Name and state of the open dish. It takes the focus, because the link that opened the dish may be out of view. */
export function DishHead({ dish, actions }: DishHeadProps) {
  const { t, dayTime } = useI18n();
  const { branch } = useWork();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { draft, state } = dish;
  return (
    <header className={css.head}>
      <div className={css.title}>
        <h2 ref={heading} tabIndex={-1} className={screen.heading}>
          {dish.name}
        </h2>
        <p className={screen.quiet}>
          {t(`dish.state.${state}`)}
          {draft !== null &&
            ` ${t("dish.draft.by", { by: draft.by, at: dayTime(draft.at, branch?.time_zone ?? "UTC") })}`}
        </p>
      </div>
      {actions !== undefined && <div className={screen.buttons}>{actions}</div>}
    </header>
  );
}
