/**
 * Prefix of the revisions that a storefront with a remote backend counts. They cannot be compared with the host's
 * revision in a stop-list.
 */
export const REMOTE_REVISION = "remote-";
