import { QueryClient } from "@tanstack/react-query";
import { CallFailed } from "./office-error.ts";

const retries = 2;

/** One cache for the page. A refusal is final and is not retried; a missing answer is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Offline, a query fails at once, so that the page can say so.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (count, error) => count < retries && mayPass(error),
    },
  },
});

function mayPass(error: Error): boolean {
  return !(error instanceof CallFailed) || error.status === null || error.status >= 500;
}
