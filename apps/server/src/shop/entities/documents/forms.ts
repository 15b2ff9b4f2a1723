import { isMenu } from "@skatert/contract";
import { archiveForm } from "./archive-form.ts";
import { catalogForm } from "./catalog-form.ts";
import { contentForm, keyedForm, wholeForm } from "./content-form.ts";
import { couponForm } from "./coupon-form.ts";
import { subjectOf } from "./entries.ts";
import type { Form } from "./pieces.ts";
import { settingsForm } from "./settings-form.ts";

/** Archived entities, in a document that no page reads (decision 099). */
export const ARCHIVE = "archive";

const formOf: Readonly<Record<string, Form>> = {
  catalog: catalogForm,
  settings: settingsForm,
  coupons: couponForm,
  banners: contentForm,
  pages: contentForm,
  posts: contentForm,
  blog: contentForm,
  information: contentForm,
  brands: contentForm,
  galleries: keyedForm,
  [ARCHIVE]: archiveForm,
};

/** The form of a document or of its translation. */
export function documentForm(name: string): Form {
  return isMenu(name) ? catalogForm : (formOf[subjectOf(name)] ?? wholeForm);
}

export { wholeForm };
