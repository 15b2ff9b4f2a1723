import { create } from "zustand";

export type NoticeTone = "success" | "info" | "danger";

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: NoticeTone;
  /** Takes back what the notice tells of; null where nothing was removed. */
  readonly undo: (() => void) | null;
}

/** How long a notice stays (CONST-2). */
export const noticeMilliseconds = 2000;
/** How long one stays that offers to take something back: it must be read and reached. */
export const undoMilliseconds = 6000;

interface NoticeState {
  /** The present notice first, and one that waits for it: they are shown one at a time. */
  readonly notices: readonly Notice[];
}

export const useNotices = create<NoticeState>(() => ({ notices: [] }));

let lastId = 0;

/**
 * Shows a short notice in place of the one before, read out by screen readers; it goes by itself. News that nobody
 * asked for waits while the present one offers to take something back.
 */
export function notify(text: string, tone: NoticeTone = "success", undo: Notice["undo"] = null): void {
  lastId += 1;
  const notice = { id: lastId, text, tone, undo };
  const [present] = useNotices.getState().notices;
  if (present?.undo && undo === null && tone !== "success") useNotices.setState({ notices: [present, notice] });
  else show([notice]);
}

/** Ends a notice before its time; the one that waits follows. */
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
