import type { Popup, TimeZone, WarehouseId, WorkSchedule, WorkTimeNotice } from "@skatert/domain";

/** How the shop dresses its work-time notice; `{from}` and `{to}` in the text are the hours. */
export interface HoursDress {
  readonly title: string;
  readonly text: string;
  readonly image: string | null;
}

/** What decides which popup is due. The texts are HTML that the server has cleaned. */
export interface PopupOptions {
  readonly popups: readonly Popup[];
  /** Null: the shop says nothing of its hours. */
  readonly hours: HoursDress | null;
  readonly schedules: Readonly<Record<WarehouseId, WorkSchedule>>;
  readonly showsUnchosen: boolean;
  readonly timeZone: TimeZone;
  /** The shop's clock when it answered, milliseconds. */
  readonly now: number;
}

/** A popup to show: one of the shop's, or the hours of a branch that is closed (STATE-4). */
export type DuePopup =
  | { readonly kind: "shop"; readonly key: string; readonly popup: Popup }
  | {
      readonly kind: "hours";
      readonly key: string;
      readonly hours: WorkTimeNotice;
      readonly dress: HoursDress;
      readonly timeZone: TimeZone;
    };
