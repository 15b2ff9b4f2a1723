import { PATHS } from "@skatert/contract";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import type { FastifyInstance } from "fastify";

/** The published document, and a JSON Schema validator for answers (API-2). */
export interface PublishedDocument {
  /** Whether the document describes this status of the call. */
  describes(method: string, path: string, status: number): boolean;
  /** Whether the document describes an answer of this content type, such as a file. */
  describesType(method: string, path: string, status: number, type: string): boolean;
  /** Faults of an answer; null when the document does not describe that method, path and status. */
  faultsOf(method: string, path: string, status: number, answer: unknown): readonly ErrorObject[] | null;
}

interface DescribedAnswer {
  readonly content?: Readonly<Record<string, unknown>>;
}

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses?: Readonly<Record<string, DescribedAnswer>> }>>>
  >;
}

/** Optimising a validator takes longer than the few answers that it checks. */
const code = { optimize: false };

/** By their text: compiling the validators of all answers takes seconds. */
const documents = new Map<string, PublishedDocument>();

export async function publishedDocument(app: FastifyInstance): Promise<PublishedDocument> {
  const { body } = await app.inject(`/api${PATHS.openapi}`);
  const document = documents.get(body) ?? documentOf(JSON.parse(body));
  documents.set(body, document);
  return document;
}

function documentOf(described: Description): PublishedDocument {
  const validator = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats, code });
  validator.addSchema({ ...described, $id: "openapi" });
  const describes = (method: string, path: string, status: number) =>
    described.paths[path]?.[method.toLowerCase()]?.responses?.[status] !== undefined;
  return {
    describes,
    describesType: (method, path, status, type) =>
      described.paths[path]?.[method.toLowerCase()]?.responses?.[status]?.content?.[type] !== undefined,
    faultsOf(method, path, status, answer) {
      if (!describes(method, path, status)) return null;
      const at = [
        "paths",
        path,
        method.toLowerCase(),
        "responses",
        String(status),
        "content",
        "application/json",
        "schema",
      ];
      const pointer = at.map((name) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
      const schema = validator.getSchema(`openapi#/${pointer}`);
      if (schema === undefined) return null;
      return schema(answer) === true ? [] : (schema.errors ?? []);
    },
  };
}
