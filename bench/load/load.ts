/** The same GET over and over on connections that stay open. */
export interface LoadRequest {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LoadReport {
  /** Answered with a success. */
  readonly requests: number;
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** A program that loads a server. Throws when answers fail: their rate would mean nothing. */
export interface LoadGenerator {
  readonly name: string;
  run(request: LoadRequest): Promise<LoadReport>;
}
