import { isRouteErrorResponse } from "react-router";

export type RouteErrors = Readonly<Record<string, unknown>> | null;

/** Route errors as JSON: an answer keeps its status and text, a fault keeps nothing a visitor must not see. */
export function writeErrors(errors: RouteErrors): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([routeId, error]) => [routeId, isRouteErrorResponse(error) ? error : { fault: true }]),
  );
}

/** The opposite of `writeErrors`, in the browser. */
export function reviveErrors(errors: RouteErrors): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([routeId, error]) => [
      routeId,
      isRouteErrorResponse(error) ? error : new Error("the server could not render the page"),
    ]),
  );
}
