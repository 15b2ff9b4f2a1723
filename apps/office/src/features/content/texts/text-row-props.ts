import type { WireEntity } from "@skatert/contract";

export interface TextRowProps {
  /** The key of the text. */
  readonly name: string;
  readonly standard: string;
  /** Null: guests see the standard text. */
  readonly own: string | null;
  readonly code: string;
  readonly section: WireEntity;
}
