import type { ReactNode } from "react";

/** Id of the cart beside the page, which its skip link focuses. */
export const cartColumnId = "cart";

/** What every layout arranges. */
export interface LayoutProps {
  /** Where the dinner goes, for the header. */
  readonly placeLine: ReactNode;
  /** The cart as a column; null on pages that bring their own summary of it. */
  readonly cartPanel: ReactNode | null;
  /** The cart's sum as a bar; null as above. */
  readonly cartBar: ReactNode | null;
  readonly children: ReactNode;
}
