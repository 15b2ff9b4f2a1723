import { type ReactNode, useEffect, useRef } from "react";
import { FoldedRow } from "./folded-row.tsx";

export interface FoldProps {
  readonly title: string;
  readonly value: string;
  readonly note?: string;
  readonly isFolded: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A section of the form, or its folded row. Opening a row moves the focus into the section. */
export function Fold({ isFolded, children, ...row }: FoldProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    if (wasFolded.current && !isFolded) box.current?.querySelector<HTMLElement>("section, input")?.focus();
    wasFolded.current = isFolded;
  }, [isFolded]);
  return <div ref={box}>{isFolded ? <FoldedRow {...row} /> : children}</div>;
}
