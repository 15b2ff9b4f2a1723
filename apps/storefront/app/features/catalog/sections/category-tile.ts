/** A section of the menu as a picture that leads to it. */
export interface CategoryTile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly image: string | null;
  /** Readable colour of its name in each theme (`color_text_category`); absent: the text colour. */
  readonly ink?: { readonly light: string; readonly dark: string };
  /** How many dishes it shows, subsections included. */
  readonly count: number;
  readonly children: readonly { readonly id: number; readonly name: string; readonly url: string }[];
}
