import { OFFICE_PAGES } from "@skatert/contract";
import { createBrowserRouter } from "react-router";
import { NotFound } from "../routes/not-found.tsx";
import { PageError } from "../routes/page-error.tsx";
import { PageLoading } from "../routes/page-loading.tsx";

/** Every page is a part of its own that loads when it is opened. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: PageError,
      HydrateFallback: PageLoading,
      children: [
        {
          lazy: async () => {
            const { Frame, loadMe } = await import("../routes/frame.tsx");
            return { Component: Frame, loader: loadMe };
          },
          children: [
            {
              ErrorBoundary: PageError,
              children: [
                { index: true, lazy: async () => ({ Component: (await import("../routes/board.tsx")).Board }) },
                { path: "stops", lazy: async () => ({ Component: (await import("../routes/stops.tsx")).Stops }) },
                { path: "people", lazy: async () => ({ Component: (await import("../routes/people.tsx")).People }) },
                { path: "devices", lazy: async () => ({ Component: (await import("../routes/devices.tsx")).Devices }) },
                {
                  path: "settings",
                  lazy: async () => ({ Component: (await import("../routes/settings.tsx")).Settings }),
                },
                { path: "journal", lazy: async () => ({ Component: (await import("../routes/journal.tsx")).Journal }) },
              ],
            },
          ],
        },
        { path: "enrol", lazy: async () => ({ Component: (await import("../routes/enrol.tsx")).Enrol }) },
        {
          path: "ticket/:id",
          ErrorBoundary: PageError,
          lazy: async () => {
            const [{ Ticket }, { loadMe }] = await Promise.all([
              import("../routes/ticket.tsx"),
              import("../routes/frame.tsx"),
            ]);
            return { Component: Ticket, loader: loadMe };
          },
        },
        { path: "welcome", lazy: async () => ({ Component: (await import("../routes/welcome.tsx")).Welcome }) },
        { path: "sign-in", lazy: async () => ({ Component: (await import("../routes/sign-in.tsx")).SignIn }) },
        { path: "*", Component: NotFound },
      ],
    },
  ],
  { basename: OFFICE_PAGES },
);
