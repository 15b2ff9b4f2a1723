import type { ReactNode } from "react";

/** Id of the cart beside the page, which its skip link focuses. */
export const cartColumnId = "cart";

/** Parts that every layout arranges. */
export interface LayoutProps {
  /** Delivery address or pickup branch, for the header. */
  readonly placeLine: ReactNode;
  /** The cart as a column. Null on pages with their own summary of it. */
  readonly cartPanel: ReactNode | null;
  /** The cart's sum as a bar. Null on the same pages. */
  readonly cartBar: ReactNode | null;
  readonly children: ReactNode;
}
