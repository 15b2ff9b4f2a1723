/**
 * Prefix of the revisions that a storefront with a remote backend counts. They cannot be compared with the revision of
 * a stop-list, which is the host's.
 */
export const REMOTE_REVISION = "remote-";
