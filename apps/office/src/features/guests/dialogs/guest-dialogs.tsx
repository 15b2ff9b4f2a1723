import { BlockDialog } from "./block-dialog.tsx";
import { CouponDialog } from "./coupon-dialog.tsx";
import type { GuestDialogProps } from "./dialog-props.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { PointsDialog } from "./points-dialog.tsx";

/** The dialog that the address names, if the person may use it. */
export function GuestDialogs({ opened, ...props }: GuestDialogProps & { readonly opened: string }) {
  const { may, has_account: hasAccount } = props.guest;
  if (may.edit && opened === "note") return <NoteDialog {...props} />;
  if (may.edit && opened === "block") return <BlockDialog {...props} />;
  if (may.points > 0 && hasAccount && opened === "points") return <PointsDialog {...props} />;
  if (may.edit && hasAccount && opened === "coupon") return <CouponDialog {...props} />;
  if (!may.erase) return null;
  if (opened === "merge") return <MergeDialog {...props} />;
  if (opened === "export") return <ExportDialog {...props} />;
  return opened === "erase" ? <EraseDialog {...props} /> : null;
}
