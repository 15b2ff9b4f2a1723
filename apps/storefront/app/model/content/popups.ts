import type { BranchId, Popup, TimeZone, WorkSchedule, WorkTimeNotice } from "@skatert/domain";

/** Style of the shop's work-time notice. `{from}` and `{to}` in the text are the hours. */
export interface HoursStyle {
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
}

/** Inputs for choosing the due popup. The texts are HTML that the server has sanitized. */
export interface PopupOptions {
  readonly popups: readonly Popup[];
  /** Null: the shop shows no work-time notice. */
  readonly hours: HoursStyle | null;
  readonly schedules: Readonly<Record<BranchId, WorkSchedule>>;
  readonly showsUnchosen: boolean;
  readonly timeZone: TimeZone;
  /** The shop's clock at the answer, milliseconds. */
  readonly now: number;
}

/** A popup to show: one of the shop's, or the hours of a closed branch (STATE-4). */
export type DuePopup =
  | { readonly kind: "shop"; readonly key: string; readonly popup: Popup }
  | {
      readonly kind: "hours";
      readonly key: string;
      readonly hours: WorkTimeNotice;
      readonly dress: HoursStyle;
      readonly timeZone: TimeZone;
    };
