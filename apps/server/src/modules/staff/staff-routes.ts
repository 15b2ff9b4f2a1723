import {
  ApiErrorSchema,
  CreatedStaffSchema,
  NewStaffSchema,
  OFFICE_PATHS,
  officeLink,
  StaffChangeSchema,
  StaffLinkSchema,
  StaffListSchema,
  StaffMemberSchema,
  type WireStaffLink,
  type WireStaffMember,
} from "@skatert/contract";
import { type BranchId, mayManage } from "@skatert/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import { isoTime } from "../../ports/clock.ts";
import { RepeatHeaders, requireKey, staffCall } from "../../repeats/call.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { StaffCaller } from "../staff-gate.ts";
import type { IssuedLink } from "./links/link-store.ts";
import { type ChangeDeps, changeStaff, noSuchPerson } from "./people/change-staff.ts";
import { inviteStaff, linkForStaff } from "./people/create-staff.ts";
import { type Grant, grantsFromWire, requireBranches } from "./people/grants.ts";
import { rolesToWire } from "./people/staff-log.ts";
import { findStaff, listStaff, type StaffMember, worksIn } from "./people/staff-store.ts";
import type { Pins } from "./pins/pins.ts";
import { type OwnGate, rightMissing } from "./sessions/gate.ts";

export interface StaffRoutesDeps extends ChangeDeps {
  readonly gate: OwnGate;
  readonly shop: ShopData;
  readonly pins: Pick<Pins, "hash">;
  /** The office's address in the browser, for links. */
  readonly originOf: (request: FastifyRequest) => string;
}

const tags = ["office"];
const path = `${OFFICE_PATHS.staff}/:id`;
const Params = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });
const faults = { 401: ApiErrorSchema, 403: ApiErrorSchema, 404: ApiErrorSchema };

/** People of the restaurant: list, invitation, change and removal (STAFF-1, STAFF-2). */
export function staffRoutes(instance: FastifyInstance, deps: StaffRoutesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  listRoutes(app, deps);
  changeRoutes(app, deps);
}

function listRoutes(app: TypedApp, deps: StaffRoutesDeps): void {
  app.get(
    OFFICE_PATHS.staff,
    {
      schema: {
        tags,
        description: "The people of the branches where the caller may edit staff, removed ones too.",
        response: { 200: StaffListSchema, ...faults },
      },
    },
    async (request) => {
      const { caller, branches } = await deps.gate.requireSomewhere(request, "staff.edit");
      const people = await listStaff(deps.db, branches);
      return { staff: people.map((person) => memberToWire(person, caller)) };
    },
  );
  app.post(
    OFFICE_PATHS.staff,
    {
      schema: {
        tags,
        description:
          "Creates a person and a one-time link to choose a password, which is shown only here. Needs `Idempotency-Key`: a repeat returns the same person and a new link.",
        headers: RepeatHeaders,
        body: NewStaffSchema,
        response: { 201: CreatedStaffSchema, 400: ApiErrorSchema, 422: ApiErrorSchema, ...faults },
      },
    },
    async (request, reply) => {
      const { caller } = await deps.gate.requireSomewhere(request, "staff.edit");
      requireKey(request);
      const { name, login, roles } = request.body;
      const branches = await branchesOf(deps);
      const person = () => ({ name, login, grants: knownGrants(roles, branches), passwordHash: null });
      const made = await inviteStaff(deps, { caller }, person, staffCall(request, caller));
      const link = linkToWire(deps, request, made.link);
      return reply.code(201).send({ member: memberToWire(made.member, caller), link });
    },
  );
}

function changeRoutes(app: TypedApp, deps: StaffRoutesDeps): void {
  app.patch(
    path,
    {
      schema: {
        tags,
        description:
          "Changes name or roles, gives another person a PIN for shared tablets (which ends the sessions there), removes a person (`disabled: true`) or lets one return. A removed person loses every session at once. 409 `staff_last_owner` if no owner would remain.",
        params: Params,
        body: StaffChangeSchema,
        response: { 200: StaffMemberSchema, 400: ApiErrorSchema, 409: ApiErrorSchema, ...faults },
      },
    },
    async (request) => {
      const { caller, id, grants: before } = await visiblePerson(deps, request, request.params.id);
      const { name, roles, disabled, pin } = request.body;
      // One's own needs the password: whoever finds the office open must not act at the tablets for its owner.
      if (pin !== undefined && id === caller.id) throw rightMissing("staff.edit");
      const grants = roles === undefined ? undefined : knownGrants(roles, await branchesOf(deps), before);
      const pinHash = pin === undefined ? undefined : await deps.pins.hash(id, pin);
      return memberToWire(await changeStaff(deps, { caller }, id, { name, grants, disabled, pinHash }), caller);
    },
  );
  app.post(
    `${path}/link`,
    {
      schema: {
        tags,
        description:
          "A new one-time link by which the person chooses a password. Using it ends the person's sessions and removes authenticator and passkeys.",
        params: Params,
        response: { 201: StaffLinkSchema, ...faults },
      },
    },
    async (request, reply) => {
      const { caller, id } = await visiblePerson(deps, request, request.params.id);
      return reply.code(201).send(linkToWire(deps, request, await linkForStaff(deps, { caller }, id)));
    },
  );
}

/** A person of a foreign branch is "not found". */
async function visiblePerson(deps: StaffRoutesDeps, request: FastifyRequest, id: string) {
  const { caller, branches } = await deps.gate.requireSomewhere(request, "staff.edit");
  const person = await findStaff(deps.db, { id: Number(id) });
  if (person === null || !worksIn(person, branches)) throw noSuchPerson();
  return { caller, id: person.id, grants: person.grants };
}

/** `before`: the person's grants. A role in a branch that has closed may stay. */
function knownGrants(
  roles: WireStaffMember["roles"],
  branches: readonly BranchId[],
  before: readonly Grant[] = [],
): readonly Grant[] {
  const kept = before.flatMap(({ branchId }) => branchId ?? []);
  return requireBranches(grantsFromWire(roles), [...branches, ...kept]);
}

async function branchesOf({ shop }: StaffRoutesDeps): Promise<readonly BranchId[]> {
  return (await shop.current()).warehouseIds;
}

function linkToWire(deps: StaffRoutesDeps, request: FastifyRequest, { token, expiresAt }: IssuedLink): WireStaffLink {
  return { link: officeLink(deps.originOf(request), token), expires_at: isoTime(expiresAt) };
}

function memberToWire(person: StaffMember, caller: StaffCaller): WireStaffMember {
  return {
    id: person.id,
    name: person.name,
    login: person.login,
    roles: rolesToWire(person.grants),
    created_at: isoTime(person.createdAt),
    disabled_at: person.disabledAt === null ? null : isoTime(person.disabledAt),
    has_password: person.hasPassword,
    has_authenticator: person.hasAuthenticator,
    has_pin: person.hasPin,
    may_edit: mayManage(caller.grants, person.grants),
  };
}
