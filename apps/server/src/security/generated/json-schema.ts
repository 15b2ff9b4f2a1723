/** The keywords of JSON Schema that the published document uses for inputs. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/** A parameter of one call. */
export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path" | "header" | "cookie";
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** One call of the published document. */
export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As described, e.g. `/wp-json/checkout/order/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Null: the call takes no JSON. */
  readonly body: JsonSchema | null;
}

interface DescribedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

/** The parts of the published document that requests are generated from. */
export interface DescribedCalls {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

/** Every call of the document, in its order. */
export function operationsOf({ paths }: DescribedCalls): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, described]) =>
    methods.flatMap((method) => {
      const operation = described[method.toLowerCase()];
      if (operation === undefined) return [];
      const body = operation.requestBody?.content["application/json"]?.schema ?? null;
      return [{ method, path, parameters: operation.parameters ?? [], body }];
    }),
  );
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
