/** Ready in a task of its own: between this work and the last the browser may answer a finger. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
