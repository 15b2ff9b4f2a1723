import type { ComponentType } from "react";
import type { LayoutProps } from "../../layouts/layout-props.ts";
import type { Head, HeadArgs } from "../../model/shop/head.ts";

/** Exports of a file in routes/. It composes features and contains no rules. */
export interface PageModule {
  readonly Component: ComponentType;
  /** A method, so that a page may use its own loader's data type. */
  head?(args: HeadArgs<unknown>): Head | null;
  /** Layout of its routes if the shop's page type has none of its own. */
  readonly Layout?: ComponentType<LayoutProps>;
}
