/** The import of a job. */
export function importOfPayload(payload: unknown): number {
  if (typeof payload === "object" && payload !== null && "id" in payload && typeof payload.id === "number")
    return payload.id;
  throw new Error("the payload of the job has no import");
}
