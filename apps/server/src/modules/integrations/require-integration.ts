import { apiError } from "@skatert/contract";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../database/tables.ts";
import { ApiFault } from "../../plugins/errors.ts";
import { integrationNamed } from "./integration-keys.ts";

/** Consumer key and secret as Basic authentication or in the query (protocol of the WooCommerce REST API). */
export function integrationGate(db: Db): (request: FastifyRequest) => Promise<string> {
  return async (request) => {
    const given = fromHeader(request.headers.authorization) ?? fromQuery(request.query);
    const name = given === null ? null : await integrationNamed(db, given.key, given.secret);
    if (name === null) throw new ApiFault(apiError("rest_not_logged_in", "A consumer key and its secret are needed"));
    return name;
  };
}

interface Credentials {
  readonly key: string;
  readonly secret: string;
}

function fromHeader(header: string | undefined): Credentials | null {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return null;
  const [key = "", secret = ""] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  return { key, secret };
}

function fromQuery(query: unknown): Credentials | null {
  if (typeof query !== "object" || query === null) return null;
  if (!("consumer_key" in query) || !("consumer_secret" in query)) return null;
  return { key: String(query.consumer_key), secret: String(query.consumer_secret) };
}
