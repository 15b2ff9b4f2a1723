import * as z from "zod/mini";

/**
 * `code` of an error answer. The first block is from readings.md "Answers" and the office's own, the second has
 * WordPress's own names.
 */
export const ERROR_CODES = [
  "order_changed",
  "order_refused",
  "idempotency_in_progress",
  "idempotency_mismatch",
  "idempotency_key_required",
  "order_transition_refused",
  "no_spins",
  "request_refused",
  "rating_refused",
  "group_order_refused",
  "tip_refused",
  "stop_refused",
  "stock_refused",
  "import_refused",
  "picture_refused",
  "pictures_full",
  "guide_refused",
  "code_invalid",
  "contact_needed",
  "challenge_required",
  "order_code_required",
  "account_busy",
  "staff_login_failed",
  "staff_session_required",
  "staff_right_missing",
  "staff_pin_required",
  "staff_password_required",
  "staff_last_owner",
  "entity_changed",
  "draft_refused",
  "undo_refused",
  "preview_only",
  "preview_ended",
  "rest_invalid_param",
  "rest_invalid_json",
  "rest_no_route",
  "rest_not_found",
  "rest_not_logged_in",
  "rest_forbidden",
  "rest_trash_not_supported",
  "rest_too_large",
  "woocommerce_rest_cannot_view",
  "woocommerce_rest_cannot_edit",
  "woocommerce_rest_request_entity_too_large",
  "rest_unsupported_media_type",
  "rest_too_many_requests",
  "rest_unavailable",
  "rest_internal_error",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Status of an error code unless the route sets another. */
export const STATUS_OF_CODE: Readonly<Record<ErrorCode, number>> = {
  order_changed: 409,
  order_refused: 422,
  idempotency_in_progress: 409,
  idempotency_mismatch: 422,
  idempotency_key_required: 400,
  order_transition_refused: 409,
  no_spins: 409,
  request_refused: 409,
  rating_refused: 409,
  group_order_refused: 409,
  tip_refused: 409,
  stop_refused: 409,
  stock_refused: 409,
  import_refused: 409,
  picture_refused: 422,
  pictures_full: 413,
  guide_refused: 409,
  code_invalid: 400,
  contact_needed: 409,
  challenge_required: 428,
  order_code_required: 422,
  account_busy: 409,
  staff_login_failed: 401,
  staff_session_required: 401,
  staff_right_missing: 403,
  staff_pin_required: 403,
  staff_password_required: 403,
  staff_last_owner: 409,
  entity_changed: 412,
  draft_refused: 422,
  undo_refused: 409,
  preview_only: 403,
  preview_ended: 403,
  rest_invalid_param: 400,
  rest_invalid_json: 400,
  rest_no_route: 404,
  rest_not_found: 404,
  rest_not_logged_in: 401,
  rest_forbidden: 403,
  rest_trash_not_supported: 501,
  rest_too_large: 413,
  woocommerce_rest_cannot_view: 403,
  woocommerce_rest_cannot_edit: 403,
  woocommerce_rest_request_entity_too_large: 413,
  rest_unsupported_media_type: 415,
  rest_too_many_requests: 429,
  rest_unavailable: 503,
  rest_internal_error: 500,
};

/** A fault of an input, by the path of the field: `lines[0].quantity`. */
export const ParamFaultSchema = z.looseObject({ path: z.string(), message: z.string() });

/** The WordPress error shape. `data.reason` is kebab-case; `data.params` names the faults of an input. */
export const ApiErrorSchema = z.looseObject({
  code: z.string(),
  message: z.string(),
  data: z.looseObject({
    status: z.int(),
    reason: z.optional(z.string()),
    params: z.optional(z.array(ParamFaultSchema)),
  }),
});
export type ApiErrorBody = z.infer<typeof ApiErrorSchema>;

/** Builds an error body; `data` contains the details that the caller needs. */
export function apiError(code: ErrorCode, message: string, data: Readonly<Record<string, unknown>> = {}): ApiErrorBody {
  return { code, message, data: { ...data, status: STATUS_OF_CODE[code] } };
}
