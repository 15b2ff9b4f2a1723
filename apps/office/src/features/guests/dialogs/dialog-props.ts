import type { WireGuestPage } from "@skatert/contract";

export interface GuestDialogProps {
  /** As the page's address names the guest. */
  readonly id: string;
  readonly guest: WireGuestPage;
  readonly onClose: () => void;
}
