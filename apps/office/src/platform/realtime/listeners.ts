/** A set of listeners. `add` returns a function that unsubscribes. */
export function createListeners<News>() {
  const listeners = new Set<(news: News) => void>();
  return {
    add(listener: (news: News) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(news: News) {
      for (const listener of listeners) listener(news);
    },
  };
}
