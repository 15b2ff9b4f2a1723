import { create } from "zustand";

export type NoticeTone = "success" | "info" | "danger";

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: NoticeTone;
  /** Undoes the action of the notice. Null if nothing can be undone. */
  readonly undo: (() => void) | null;
}

/** Duration of a notice (CONST-2). */
export const noticeMilliseconds = 2000;
/** Duration of a notice with an undo, which must be read and reached. */
export const undoMilliseconds = 6000;

interface NoticeState {
  /** The present notice first, then a waiting one. They are shown one at a time. */
  readonly notices: readonly Notice[];
}

export const useNotices = create<NoticeState>(() => ({ notices: [] }));

let lastId = 0;

/**
 * Shows a short notice instead of the present one and announces it to screen readers. It disappears by timer.
 * News waits while the present notice has an undo.
 */
export function notify(text: string, tone: NoticeTone = "success", undo: Notice["undo"] = null): void {
  lastId += 1;
  const notice = { id: lastId, text, tone, undo };
  const [present] = useNotices.getState().notices;
  if (present?.undo && undo === null && tone !== "success") useNotices.setState({ notices: [present, notice] });
  else show([notice]);
}

/** Ends a notice early. The waiting one follows. */
export function dismissNotice(id: number): void {
  const { notices } = useNotices.getState();
  if (notices[0]?.id === id) show(notices.slice(1));
}

function show(notices: readonly Notice[]): void {
  useNotices.setState({ notices });
  const [present] = notices;
  if (present)
    setTimeout(() => dismissNotice(present.id), present.undo === null ? noticeMilliseconds : undoMilliseconds);
}
