/** A section of the menu as a tile with a link. */
export interface CategoryTile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly image: string | null;
  /** Readable colour of its name in each theme (`color_text_category`). Absent: the text colour. */
  readonly ink?: { readonly light: string; readonly dark: string };
  /** Number of its dishes, subsections included. */
  readonly count: number;
  readonly children: readonly { readonly id: number; readonly name: string; readonly url: string }[];
}
