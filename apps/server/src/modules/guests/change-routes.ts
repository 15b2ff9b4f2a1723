import {
  ApiErrorSchema,
  BlockGuestSchema,
  DoneSchema,
  EraseGuestSchema,
  GuestCouponSchema,
  GuestExportSchema,
  GuestIdSchema,
  GuestNoteSchema,
  GuestPageSchema,
  GuestPointsSchema,
  MergeGuestSchema,
  MergePreviewQuerySchema,
  MergePreviewSchema,
  OFFICE_PATHS,
} from "@skatert/contract";
import type { StaffRight } from "@skatert/domain";
import { roleLimit } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { TypedApp } from "../../http/typed-app.ts";
import { invalidParams, Refusal } from "../../input/refusal.ts";
import { RepeatHeaders, staffCall } from "../../repeats/call.ts";
import { faults, GuestParams, type GuestRoutesDeps, tags } from "./read-routes.ts";
import type { GuestEditor } from "./service.ts";

const path = `${OFFICE_PATHS.guests}/:id`;
const params = GuestParams;
const headers = RepeatHeaders;
const conflicts = { ...faults, 409: ApiErrorSchema, 422: ApiErrorSchema };
const freshPin = "To give on a shared tablet needs a fresh PIN: 403 `staff_pin_required`. To take back needs none.";
const NoteParams = z.object({ id: GuestIdSchema, note: z.string().check(z.regex(/^[\da-f-]{1,36}$/)) });

/** Notes, points, coupons and blocks: the right `guests.edit` in a branch of the guest. */
export function guestChangeRoutes(app: TypedApp, { guests, gate, pinGate }: GuestRoutesDeps): void {
  const editor = async (request: FastifyRequest): Promise<GuestEditor> => {
    const { caller, branches } = await gate.requireSomewhere(request, "guests.edit");
    return { by: caller, branches, call: staffCall(request, caller) };
  };
  const giver = async (request: FastifyRequest, given: number): Promise<GuestEditor> => {
    const by = await editor(request);
    return given > 0 ? { ...by, confirm: () => pinGate.requireFreshPin(request) } : by;
  };
  const response = { 200: GuestPageSchema, ...conflicts };
  app.post(
    `${path}/points`,
    {
      schema: {
        tags,
        summary: "A manual entry of points with a reason",
        description: `At most ${limitsText("points")} points at once, and ${limitsText("pointsPerDay")} in 24 hours with the points for reviews. 409 with the reason \`points-limit\`, \`points-balance\` or \`no-account\`. ${freshPin}`,
        params,
        headers,
        body: GuestPointsSchema,
        response,
      },
    },
    async (request) => guests.addPoints(request.params.id, request.body, await giver(request, request.body.points)),
  );
  app.post(
    `${path}/coupons`,
    {
      schema: {
        tags,
        summary: "Give uses of an individual coupon, or take given ones back",
        description: freshPin,
        params,
        headers,
        body: GuestCouponSchema,
        response,
      },
    },
    async (request) => guests.giveCoupon(request.params.id, request.body, await giver(request, request.body.uses)),
  );
  app.post(
    `${path}/notes`,
    { schema: { tags, summary: "A note for the staff", params, headers, body: GuestNoteSchema, response } },
    async (request) => guests.addNote(request.params.id, request.body, await editor(request)),
  );
  app.delete(
    `${path}/notes/:note`,
    { schema: { tags, summary: "Remove a note; twice removes it once", params: NoteParams, headers, response } },
    async (request) => guests.removeNote(request.params.id, request.params.note, await editor(request)),
  );
  app.post(
    `${path}/block`,
    {
      schema: {
        tags,
        summary: "Block a guest with a reason, or end the block",
        description:
          "A blocked guest can neither order online nor send requests; staff still take orders by telephone.",
        params,
        headers,
        body: BlockGuestSchema,
        response,
      },
    },
    async (request) => guests.block(request.params.id, request.body, await editor(request)),
  );
}

/** Merging, export and deletion: the right `guests.erase` in every branch. */
export function guestEraseRoutes(app: TypedApp, { guests, gate }: Omit<GuestRoutesDeps, "pinGate">): void {
  const everywhere = async (request: FastifyRequest, right: StaffRight = "guests.erase"): Promise<GuestEditor> => {
    const { caller, branches } = await gate.requireSomewhere(request, right);
    if (branches !== "all") throw new Refusal("staff_right_missing", "This needs the right in every branch", { right });
    return { by: caller, branches, call: staffCall(request, caller) };
  };
  app.get(
    `${path}/merge`,
    {
      schema: {
        tags,
        summary: "What a merge with another guest would join",
        params,
        querystring: MergePreviewQuerySchema,
        response: { 200: MergePreviewSchema, ...conflicts },
      },
    },
    async (request) => {
      await everywhere(request);
      const { other } = request.query;
      if (other === undefined) throw invalidParams([{ path: "other", message: "is required" }]);
      return guests.previewMerge(request.params.id, other);
    },
  );
  app.post(
    `${path}/merge`,
    {
      schema: {
        tags,
        summary: "Make another guest this guest, for good",
        description:
          "Orders, points, coupon uses and notes join; counters of first orders and of coupons are added up. The other number belongs to this guest from then on, and signs in to this guest's account. Nothing undoes a merge.",
        params,
        headers,
        body: MergeGuestSchema,
        response: { 200: GuestPageSchema, ...conflicts },
      },
    },
    async (request) => guests.merge(request.params.id, request.body.other, await everywhere(request)),
  );
  app.get(
    `${path}/export`,
    {
      schema: {
        tags,
        summary: "Everything stored about a guest",
        params,
        response: { 200: GuestExportSchema, ...faults },
      },
    },
    async (request) => guests.export(request.params.id, (await everywhere(request)).by),
  );
  app.delete(
    path,
    {
      schema: {
        tags,
        summary: "Delete a guest's personal data",
        description:
          "Orders stay in the books without name, number and address. 409 while an order is under way, or for another `phone` than the guest's.",
        params,
        body: z.nullish(EraseGuestSchema),
        response: { 200: DoneSchema, ...conflicts },
      },
    },
    async (request): Promise<z.infer<typeof DoneSchema>> => {
      const { by } = await everywhere(request);
      await guests.erase(request.params.id, request.body?.phone ?? "", by);
      return { status: "success" };
    },
  );
}

/** "10000 (owner), 3000 (manager) …" */
function limitsText(name: "points" | "pointsPerDay"): string {
  return (["owner", "manager", "operator"] as const)
    .map((role) => `${roleLimit([{ role, branchId: null }], name)} (${role})`)
    .join(", ");
}
