import { STAFF_ROLES } from "@skatert/domain";
import * as z from "zod/mini";

const login = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** A role of a staff member; `branch_id` null: in every branch. */
export const RoleGrantSchema = z.object({ role: z.enum(STAFF_ROLES), branch_id: z.nullable(z.int()) });

/** Body of `POST /api/office/session`. `code`: the six digits of an authenticator, for people who use one. */
export const StaffSignInSchema = z.object({
  login,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
});
export type WireStaffSignIn = z.infer<typeof StaffSignInSchema>;

const branch = z.looseObject({ id: z.int(), name: z.string(), time_zone: z.string() });

/** The signed-in staff member: the answer to a sign-in and to `GET /api/office/me`. */
export const StaffMeSchema = z.looseObject({
  id: z.int(),
  name: z.string(),
  roles: z.array(RoleGrantSchema),
  /** The branches in which the person has any right, in the shop's order. */
  branches: z.array(branch),
  /** The permanently closed ones. Tablets, roles and the audit log may still name them. */
  closed_branches: z._default(z.array(branch), []),
  /** The enrolled device that sent the request; null: a personal one. */
  device: z.nullable(z.looseObject({ id: z.int(), name: z.string(), branch_id: z.int() })),
  /** The host of the branch's channel: the hosted service by its cluster; without one the office's own host. */
  realtime: z.looseObject({ key: z.string(), cluster: z.optional(z.string()) }),
  /** The shop's address, relative to the office's. Absent: with OFFICE_URL and without PUBLIC_URL it is unknown. */
  shop_url: z.optional(z.string()),
  /** Whether the shop loads scripts of others at the office's own address, where they can act for staff. */
  outside_scripts: z.optional(z.boolean()),
  /** Sign of the shop's currency. Absent: in a copy that a browser kept of an earlier version. */
  currency: z.optional(z.string()),
});
export type WireStaffMe = z.infer<typeof StaffMeSchema>;
