import type { ComponentType } from "react";
import type { Head, HeadArgs } from "../model/page/head.ts";
import type { RouteName } from "../model/page/route-name.ts";
import type { LayoutProps } from "./layout-props.ts";

/** What a matched route tells layouts and the document's head. */
export interface RouteHandle {
  readonly name?: RouteName;
  /** Written as a method so that a page may name its own loader's data. */
  head?(args: HeadArgs<unknown>): Head | null;
  /** Its head speaks before that of the page under it. */
  readonly covers?: boolean;
  readonly resource?: true;
  readonly Layout?: ComponentType<LayoutProps>;
}
