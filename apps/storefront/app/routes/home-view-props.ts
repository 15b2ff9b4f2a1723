import type { HomeData } from "../page-data/catalog/home.loader.ts";

export interface HomeViewProps extends HomeData {
  /** Slug of the section the page is opened at. */
  readonly section?: string;
}
