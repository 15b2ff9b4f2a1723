import { isWeakPin } from "@skatert/domain";
import * as z from "zod/mini";
import { cleanedLine } from "../fields/schemas.ts";

const instant = z.iso.datetime().check(z.maxLength(40));
const deviceName = z.string().check(cleanedLine, z.minLength(1), z.maxLength(60));
const pin = z.string().check(z.regex(/^\d{4,6}$/));
/** A PIN that somebody chooses: not a run or a repeat. */
export const ChosenPinSchema = pin.check(z.refine((value) => !isWeakPin(value), "is easy to guess"));

/** Body of `POST /api/office/device-codes` (STAFF-3). */
export const NewDeviceCodeSchema = z.object({ branch_id: z.int() });

/** A code that enrols one device, and a link with the code in its fragment, for a QR code. */
export const DeviceCodeSchema = z.looseObject({
  code: z.string(),
  link: z.string(),
  branch_id: z.int(),
  expires_at: instant,
});
export type WireDeviceCode = z.infer<typeof DeviceCodeSchema>;

/** Body of `POST /api/office/enrolment`. Case, spaces and hyphens of the code do not matter. */
export const NewEnrolmentSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(20)),
  name: deviceName,
});
export type WireNewEnrolment = z.infer<typeof NewEnrolmentSchema>;

/**
 * The device that sends the request, its branch, and the people who may identify there by PIN. Not enrolled: nulls and
 * nobody.
 */
export const EnrolmentSchema = z.looseObject({
  /** Whether people can sign in by passkey at the address of the request. */
  passkeys: z.boolean(),
  device: z.nullable(z.looseObject({ id: z.int(), name: z.string(), branch_id: z.int() })),
  branch: z.nullable(z.looseObject({ id: z.int(), name: z.string(), time_zone: z.string() })),
  people: z.array(z.looseObject({ id: z.int(), name: z.string() })),
});
export type WireEnrolment = z.infer<typeof EnrolmentSchema>;

/** A device's report. `version`: the build of its pages. */
export const DeviceStateSchema = z.object({
  sound: z.boolean(),
  wake_lock: z.boolean(),
  visible: z.boolean(),
  version: z.string().check(z.maxLength(60)),
});
export type WireDeviceState = z.infer<typeof DeviceStateSchema>;

export const DeviceSchema = z.looseObject({
  id: z.int(),
  name: z.string(),
  branch_id: z.int(),
  created_at: instant,
  revoked_at: z.nullable(instant),
  /** Its last report; null: none yet. */
  seen_at: z.nullable(instant),
  state: z.nullable(DeviceStateSchema),
});
export type WireDevice = z.infer<typeof DeviceSchema>;

/** `GET /api/office/devices`: of the branches where the caller may edit devices. Revoked ones stay for 90 days. */
export const DevicesSchema = z.looseObject({ devices: z.array(DeviceSchema) });
export type WireDevices = z.infer<typeof DevicesSchema>;

/** Body of `POST /api/office/pin`: the person at the shared device. */
export const PinSignInSchema = z.object({ staff_id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)), pin });
export type WirePinSignIn = z.infer<typeof PinSignInSchema>;

/** Body of `POST /api/office/pin/confirm`, and until when refunds are allowed. */
export const ConfirmPinSchema = z.object({ pin });
export const ConfirmedPinSchema = z.looseObject({ confirmed_until: instant });

/** Body of `PUT /api/office/me/pin`: the password of the account and the new PIN. */
export const NewPinSchema = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  pin: ChosenPinSchema,
});
