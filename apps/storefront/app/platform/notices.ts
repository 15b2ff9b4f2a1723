import { create } from "zustand";

export type NoticeTone = "success" | "info" | "danger";

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: NoticeTone;
  /** Undoes the action of the notice. Null if nothing can be undone. */
  readonly undo: (() => void) | null;
}

/** How long a notice is shown (CONST-2). */
export const noticeMilliseconds = 2000;
/** Duration of a notice with an undo, which must be read and reached. */
export const undoMilliseconds = 6000;

interface NoticeState {
  /** The present notice first, then a waiting one. They are shown one at a time. */
  readonly notices: readonly Notice[];
}

export const useNotices = create<NoticeState>(() => ({ notices: [] }));

let lastId = 0;
/** The notice whose time runs. */
let timedId = 0;

/**
 * Shows a short notice instead of the present one and announces it to screen readers. It disappears by timer.
 * News waits while the present notice has an undo.
 */
export function notify(text: string, tone: NoticeTone = "success", undo: Notice["undo"] = null): void {
  lastId += 1;
  const notice = { id: lastId, text, tone, undo };
  const [present] = useNotices.getState().notices;
  const waits = present?.undo && undo === null && tone !== "success";
  useNotices.setState({ notices: waits ? [present, notice] : [notice] });
}

/** Ends a notice early. The waiting one follows. */
export function dismissNotice(id: number): void {
  const { notices } = useNotices.getState();
  if (notices[0]?.id === id) useNotices.setState({ notices: notices.slice(1) });
}

/**
 * Starts the time of the present notice, once. Its region calls it when the notice becomes visible: on a busy page that
 * may be seconds after `notify`, and the notice would end unseen.
 */
export function noticeIsSeen({ id, undo }: Notice): void {
  if (id === timedId) return;
  timedId = id;
  setTimeout(() => dismissNotice(id), undo === null ? noticeMilliseconds : undoMilliseconds);
}
