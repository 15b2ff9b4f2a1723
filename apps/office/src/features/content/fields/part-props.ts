import type { ContentForm } from "../../../model/content/content-form.ts";

export interface EntryPartProps {
  readonly form: ContentForm;
  readonly change: (part: Partial<ContentForm>) => void;
  /** Null: no fault, or not validated yet. */
  readonly errorOf: (name: string) => string | null;
}
