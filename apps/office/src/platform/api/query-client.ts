import { QueryClient } from "@tanstack/react-query";
import { CallFailed } from "./office-error.ts";

const retries = 2;

/** One cache for the page. Refusals are answers and are not asked for again; a missing answer is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Without a connection a page says so, and does not wait for one in silence.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (count, error) => count < retries && mayPass(error),
    },
  },
});

function mayPass(error: Error): boolean {
  return !(error instanceof CallFailed) || error.status === null || error.status >= 500;
}
