import type { ComponentType } from "react";
import type { RouteName } from "../model/page/route-name.ts";
import type { Head, HeadArgs } from "../model/shop/head.ts";
import type { LayoutProps } from "./layout-props.ts";

/** Data of a matched route for layouts and the document's head. */
export interface RouteHandle {
  readonly name?: RouteName;
  /** A method, so that a page may use its own loader's data type. */
  head?(args: HeadArgs<unknown>): Head | null;
  /** Its metadata wins over that of the page below. */
  readonly covers?: boolean;
  readonly resource?: true;
  readonly Layout?: ComponentType<LayoutProps>;
}
