import { ignoreDropped, type ReportDropped } from "../fields/drop-malformed.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "./languages.ts";
import { type ApiFetch, createTransport, type Send } from "./transport.ts";

export interface ApiClientOptions {
  /** Any fetch: the browser's, or an in-process one on the server. */
  readonly fetch: ApiFetch;
  /** Prefix of each path, without a trailing slash: "", "/api", "https://shop.example/api". */
  readonly baseUrl: string;
  readonly language: LanguageCode;
  /** Called for every malformed entity that was left out (ENT-1). */
  readonly report?: ReportDropped;
}

/** Shared dependencies of the calls. */
export interface CallContext {
  readonly send: Send;
  readonly language: LanguageCode;
  /** `lang` of a query: absent for the default language. */
  readonly lang: LanguageCode | undefined;
  readonly report: ReportDropped;
}

/** For a page that needs the calls of one noun only: `checkoutCalls(createCallContext(options))`. */
export function createCallContext(options: ApiClientOptions): CallContext {
  return {
    send: createTransport(options.fetch, options.baseUrl),
    language: options.language,
    lang: options.language === DEFAULT_LANGUAGE ? undefined : options.language,
    report: options.report ?? ignoreDropped,
  };
}
