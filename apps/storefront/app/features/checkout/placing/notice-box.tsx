import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./placing-notice.module.css";

export interface NoticeBoxProps {
  readonly title: string;
  readonly text?: string;
  readonly isDanger?: boolean;
  readonly children?: ReactNode;
}

/** Takes the focus when it appears, so that it is announced and visible. */
export function NoticeBox({ title, text, isDanger, children }: NoticeBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} role="alert" tabIndex={-1} className={classNames(styles["box"], isDanger && styles["danger"])}>
      <p className={styles["title"]}>{title}</p>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
