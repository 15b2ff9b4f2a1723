import * as z from "zod/mini";

/** What docs/settings.md and .env.example say about a variable of the environment. */
export interface VariableText {
  /** Sentences in Markdown; links are relative to docs/. */
  readonly meaning: string;
  /** Markdown for the page in place of the schema's default. */
  readonly byDefault?: string;
  /** The value in .env.example. Default: that of the schema, else nothing. */
  readonly example?: string;
}

/** The texts of all variables, each registered where the variable is declared; `npm run settings` writes them. */
export const variableTexts = z.registry<VariableText>();
