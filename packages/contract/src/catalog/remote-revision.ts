/**
 * A storefront before another host counts revisions of its own, which begin with this. They cannot be compared with
 * the revision of a stop-list, which is the host's.
 */
export const REMOTE_REVISION = "remote-";
