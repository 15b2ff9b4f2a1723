import { create } from "zustand";

export type NoticeTone = "success" | "info" | "danger";

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: NoticeTone;
}

/** How long a notice stays (CONST-2). */
export const noticeMilliseconds = 2000;

interface NoticeState {
  readonly notices: readonly Notice[];
}

export const useNotices = create<NoticeState>(() => ({ notices: [] }));

let lastId = 0;

/** Shows a short notice, read out by screen readers, that goes by itself. */
export function notify(text: string, tone: NoticeTone = "success"): void {
  lastId += 1;
  const id = lastId;
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((notice) => notice.text !== text), { id, text, tone }],
  }));
  setTimeout(() => dismissNotice(id), noticeMilliseconds);
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
