/** A section of the menu as a picture that leads to it. */
export interface CategoryTile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly image: string | null;
  /** How many dishes it shows, subsections included. */
  readonly count: number;
  readonly children: readonly { readonly id: number; readonly name: string; readonly url: string }[];
}
