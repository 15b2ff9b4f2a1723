import type { BranchId } from "@skatert/domain";

/** Rows about tablets. */
export interface DevicesTables {
  /** A tablet of a branch. The token is in its cookie; the store has a digest. */
  office_devices: {
    id: number;
    branch_id: BranchId;
    name: string;
    token_hash: string;
    /** The staff member who made the code. */
    enrolled_by: number;
    created_at: number;
    revoked_at: number | null;
    /** The last report of the device and its content; null: it has not reported yet. */
    seen_at: number | null;
    sound: 0 | 1 | null;
    wake_lock: 0 | 1 | null;
    visible: 0 | 1 | null;
    version: string | null;
  };
  /** Codes that enrol one device each. */
  device_codes: {
    code_hash: string;
    branch_id: BranchId;
    made_by: number;
    created_at: number;
    expires_at: number;
    used_at: number | null;
  };
}
