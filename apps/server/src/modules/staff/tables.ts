import type { StaffRole } from "@skatert/domain";

/** A row of a staff member. */
export type StaffRow = StaffTables["staff"];

/** A one-time link, or the challenge of a passkey. */
export type StaffLinkKind = "owner" | "invitation" | "password" | "passkey-sign-in" | "passkey-new";

/** Tokens and guesses are stored as digests. */
export interface StaffTables {
  staff: {
    id: number;
    /** In lower case; unique. */
    login: string;
    name: string;
    /** Argon2id in the PHC format; null: an invited person without a password yet. */
    password_hash: string | null;
    pin_hash: string | null;
    /** Sealed; null: no authenticator. */
    totp_secret: string | null;
    /** The last 30 s step of which a code was accepted; 0: none. */
    totp_step: number;
    /** Increases with every change that ends subscriptions: roles, disabling. */
    version: number;
    created_at: number;
    /** Null: works here. */
    disabled_at: number | null;
  };
  staff_roles: {
    staff_id: number;
    role: StaffRole;
    /** 0: every branch. */
    branch_id: number;
  };
  staff_sessions: {
    token_hash: string;
    staff_id: number;
    /** The enrolled device to which the session belongs; null: a personal one. */
    device_id: number | null;
    /** 1: the person identified by PIN. */
    by_pin: 0 | 1;
    /** When the person last entered the PIN; null: not in this session. */
    pin_at: number | null;
    /** Browser and system, shortened. */
    agent: string;
    created_at: number;
    seen_at: number;
    expires_at: number;
  };
  staff_passkeys: {
    credential_id: string;
    staff_id: number;
    /** COSE key, base64url. */
    public_key: string;
    counter: number;
    /** JSON list. */
    transports: string;
    name: string;
    created_at: number;
    used_at: number | null;
  };
  staff_links: { token_hash: string; kind: StaffLinkKind; staff_id: number | null; expires_at: number };
  staff_guesses: { subject: string; used: number; ends: number };
}
