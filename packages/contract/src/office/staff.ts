import { isWeakPassword } from "@skatert/domain";
import * as z from "zod/mini";
import { cleanedLine } from "../fields/schemas.ts";
import { ChosenPinSchema } from "./devices.ts";
import { RoleGrantSchema } from "./session.ts";

const instant = z.iso.datetime().check(z.maxLength(40));
const personName = z.string().check(cleanedLine, z.minLength(1), z.maxLength(60));
const roles = z.array(RoleGrantSchema).check(z.minLength(1), z.maxLength(20));
/** Letters, digits and `. _ - @`, so that a login can be dictated. */
const newLogin = z.string().check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(/^[\p{L}\p{N}._@-]+$/u));
/** A password that a person chooses. */
export const NewStaffPasswordSchema = z.string().check(
  z.minLength(10),
  z.maxLength(200),
  z.refine((password) => !isWeakPassword(password), "is among the first that somebody tries"),
);
const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** Body of `POST /api/office/staff`: the person gets a link to choose a password. */
export const NewStaffSchema = z.object({ name: personName, login: newLogin, roles });
export type WireNewStaff = z.infer<typeof NewStaffSchema>;

/**
 * Body of `PATCH /api/office/staff/{id}`. `disabled` false lets a removed person return, without password and PIN. `pin`
 * is another person's for shared tablets; one's own needs the password (NewPinSchema).
 */
export const StaffChangeSchema = z.object({
  name: z.optional(personName),
  roles: z.optional(roles),
  disabled: z.optional(z.boolean()),
  pin: z.optional(ChosenPinSchema),
});
export type WireStaffChange = z.infer<typeof StaffChangeSchema>;

export const StaffMemberSchema = z.looseObject({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  roles: z.array(RoleGrantSchema),
  created_at: instant,
  /** Null: works here. */
  disabled_at: z.nullable(instant),
  /** Whether the person has chosen a password, uses an authenticator app, and has a PIN for shared tablets. */
  has_password: z.boolean(),
  has_authenticator: z.boolean(),
  has_pin: z.boolean(),
  /** Whether the caller may change this person. */
  may_edit: z.boolean(),
});
export type WireStaffMember = z.infer<typeof StaffMemberSchema>;

/** `GET /api/office/staff`: the people of the branches where the caller may edit staff. */
export const StaffListSchema = z.looseObject({ staff: z.array(StaffMemberSchema) });
export type WireStaffList = z.infer<typeof StaffListSchema>;

/** A one-time link with its token in the fragment. It is shown once and replaces an earlier link of the person. */
export const StaffLinkSchema = z.looseObject({ link: z.string(), expires_at: instant });
export type WireStaffLink = z.infer<typeof StaffLinkSchema>;

/** Answer to `POST /api/office/staff`. */
export const CreatedStaffSchema = z.looseObject({ member: StaffMemberSchema, link: StaffLinkSchema });
export type WireCreatedStaff = z.infer<typeof CreatedStaffSchema>;

/** Body of `POST /api/office/links/look`. */
export const LinkTokenSchema = z.object({ token });

/**
 * The purpose of a link. `owner`: to create an owner, with name and login; `invitation`, `password`: to choose a
 * password.
 */
export const LinkPurposeSchema = z.looseObject({
  kind: z.enum(["owner", "invitation", "password"]),
  /** Null for an owner who is yet to be created. */
  person: z.nullable(z.looseObject({ name: z.string(), login: z.string() })),
});
export type WireLinkPurpose = z.infer<typeof LinkPurposeSchema>;

/**
 * Body of `POST /api/office/links/use`; name and login for a link of the kind `owner`. The answer is that of a sign-in.
 */
export const LinkUseSchema = z.object({
  token,
  name: z.optional(personName),
  login: z.optional(newLogin),
  password: NewStaffPasswordSchema,
});
export type WireLinkUse = z.infer<typeof LinkUseSchema>;

/** `GET /api/office/sessions`: the caller's own sessions, the last used first. */
export const StaffSessionsSchema = z.looseObject({
  sessions: z.array(
    z.looseObject({
      id: z.string(),
      /** The session of this request. */
      current: z.boolean(),
      /** `User-Agent` of the browser at sign-in, at most 200 characters. */
      agent: z.string(),
      on_device: z.boolean(),
      created_at: instant,
      seen_at: instant,
    }),
  ),
});
export type WireStaffSessions = z.infer<typeof StaffSessionsSchema>;

const password = z.string().check(z.minLength(1), z.maxLength(200));

/** Body of calls that change how the person signs in: the current password. */
export const PasswordAgainSchema = z.object({ password });

/**
 * Answer to `POST /api/office/me/authenticator`: the secret for an authenticator app, as text and as the address of a
 * QR code. `setup` is sent back with the first code, within ten minutes.
 */
export const AuthenticatorSetupSchema = z.looseObject({ secret: z.string(), uri: z.string(), setup: z.string() });
export type WireAuthenticatorSetup = z.infer<typeof AuthenticatorSetupSchema>;

/** Body of `PUT /api/office/me/authenticator`. */
export const AuthenticatorConfirmSchema = z.object({
  setup: z.string().check(z.maxLength(300)),
  code: z.string().check(z.regex(/^\d{6}$/)),
});

const base64url = z.string().check(z.regex(/^[\w-]{1,8000}$/));
const transports = z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)));
const credential = { id: base64url, rawId: base64url, type: z.literal("public-key") };

/** The result of the browser's `navigator.credentials.create`, as JSON. */
export const NewPasskeySchema = z.object({
  name: z.string().check(cleanedLine, z.minLength(1), z.maxLength(60)),
  response: z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
    clientExtensionResults: z.optional(z.looseObject({})),
  }),
});
export type WireNewPasskey = z.infer<typeof NewPasskeySchema>;

/** The result of `navigator.credentials.get`, as JSON. */
export const PasskeySignInSchema = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.optional(base64url),
    }),
    clientExtensionResults: z.optional(z.looseObject({})),
  }),
});
export type WirePasskeySignIn = z.infer<typeof PasskeySignInSchema>;

/** `GET /api/office/me/sign-in`: the signed-in person's means of signing in. */
export const OwnSignInSchema = z.looseObject({
  login: z.string(),
  has_password: z.boolean(),
  has_authenticator: z.boolean(),
  /** Whether passkeys work here: they need a fixed address of the office. */
  passkeys_available: z.boolean(),
});
export type WireOwnSignIn = z.infer<typeof OwnSignInSchema>;

/**
 * Body of `PUT /api/office/me/password`: the new password and one proof of identity. `code`: of the authenticator;
 * `passkey`: the browser's answer to the options for a sign-in.
 */
export const OwnPasswordSchema = z
  .object({
    new_password: NewStaffPasswordSchema,
    password: z.optional(password),
    code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    passkey: z.optional(PasskeySignInSchema.shape.response),
  })
  .check(
    z.refine(
      ({ password, code, passkey }) => [password, code, passkey].filter((proof) => proof !== undefined).length === 1,
      { path: ["password"], error: "one of password, code and passkey is required" },
    ),
  );
export type WireOwnPassword = z.infer<typeof OwnPasswordSchema>;

/** Options for the browser's calls, in the JSON of the Web Authentication standard. */
export const PasskeyOptionsSchema = z.looseObject({ challenge: z.string() });
export type WirePasskeyOptions = z.infer<typeof PasskeyOptionsSchema>;

export const PasskeysSchema = z.looseObject({
  passkeys: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      created_at: instant,
      /** Null: not yet. */
      used_at: z.nullable(instant),
    }),
  ),
});
export type WirePasskeys = z.infer<typeof PasskeysSchema>;
