/** Gives the page a storage of its own, so that neither carts nor choices of this browser's shop change. */
export function ownMemory(page: Window): void {
  for (const name of ["localStorage", "sessionStorage"] as const)
    Object.defineProperty(page, name, { configurable: true, value: memoryStorage() });
  // The worker keeps pages of guests, and a preview must not install or update it.
  Reflect.deleteProperty(Object.getPrototypeOf(page.navigator), "serviceWorker");
}

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, String(value)),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  };
}
