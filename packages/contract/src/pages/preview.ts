/** Query parameter of a page with the token of a preview (EDIT-4). */
export const PREVIEW_QUERY = "preview";
/** Header with the same token in the page's later requests, so that a preview needs no cookie. */
export const PREVIEW_HEADER = "x-preview";

const draftMark = "draft-";

/** The revision of an unpublished state of the shop, from a digest of it. */
export function draftRevision(digest: string): string {
  return draftMark + digest;
}

/** Whether a revision is a draft's. Its values are separate from those for guests, even in memory. */
export function isDraftRevision(revision: string): boolean {
  return revision.startsWith(draftMark);
}
