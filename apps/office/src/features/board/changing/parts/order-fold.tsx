import type { ReactNode } from "react";
import { Fold } from "../../../../ui/screen/fold.tsx";
import css from "../changing.module.css";

interface OrderFoldProps {
  readonly title: string;
  /** What the order has now. */
  readonly now: string;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** A part of the order that is seldom changed. */
export function OrderFold({ title, now, startsOpen, children }: OrderFoldProps) {
  const heading = (
    <>
      <span className={css.name}>{title}</span>
      {now !== "" && <span className={css.quiet}> {now}</span>}
    </>
  );
  return (
    <Fold title={heading} startsOpen={startsOpen} className={css.fold}>
      <div className={css.part}>{children}</div>
    </Fold>
  );
}
