/** The same GET over and over on connections that stay open. */
export interface LoadRequest {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface LoadReport {
  /** Requests answered with success. */
  readonly requests: number;
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** A program that generates load. Throws if answers fail, because their rate would be meaningless. */
export interface LoadGenerator {
  readonly name: string;
  run(request: LoadRequest): Promise<LoadReport>;
}
