/** Logs an error of the process itself, which has no app and so no logger yet. */
export const logError = (message: string) => (error: unknown) =>
  process.stderr.write(`${JSON.stringify({ level: 50, time: Date.now(), msg: message, err: String(error) })}\n`);
