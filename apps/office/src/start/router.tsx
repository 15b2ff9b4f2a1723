import { OFFICE_PAGES } from "@skatert/contract";
import { createBrowserRouter } from "react-router";
import { Board } from "../routes/board.tsx";
import { Frame, loadMe } from "../routes/frame.tsx";
import { NotFound } from "../routes/not-found.tsx";
import { PageError } from "../routes/page-error.tsx";
import { PageLoading } from "../routes/page-loading.tsx";

const shopPages = () => import("../routes/shop-data/pages.tsx");

/** The board is the first load; every other page is a part of its own that loads when it is opened. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: PageError,
      HydrateFallback: PageLoading,
      children: [
        {
          Component: Frame,
          loader: loadMe,
          // A typed letter of a search changes the address too, and must not wait for a server that is out of reach.
          // After a sign-in the frame is new, and its loader runs whatever this says.
          shouldRevalidate: () => false,
          children: [
            {
              ErrorBoundary: PageError,
              children: [
                { index: true, Component: Board },
                { path: "guide", lazy: async () => ({ Component: (await import("../routes/guide.tsx")).Guide }) },
                { path: "stops", lazy: async () => ({ Component: (await import("../routes/stops.tsx")).Stops }) },
                { path: "menu/*", lazy: async () => ({ Component: (await shopPages()).Menu }) },
                { path: "shop/*", lazy: async () => ({ Component: (await shopPages()).Shop }) },
                { path: "changes/*", lazy: async () => ({ Component: (await shopPages()).Changes }) },
                { path: "people", lazy: async () => ({ Component: (await import("../routes/people.tsx")).People }) },
                { path: "devices", lazy: async () => ({ Component: (await import("../routes/devices.tsx")).Devices }) },
                {
                  path: "settings",
                  lazy: async () => ({ Component: (await import("../routes/settings.tsx")).Settings }),
                },
                { path: "journal", lazy: async () => ({ Component: (await import("../routes/journal.tsx")).Journal }) },
                {
                  path: "ticket/:id",
                  lazy: async () => ({ Component: (await import("../routes/ticket.tsx")).Ticket }),
                },
              ],
            },
          ],
        },
        { path: "enrol", lazy: async () => ({ Component: (await import("../routes/enrol.tsx")).Enrol }) },
        { path: "welcome", lazy: async () => ({ Component: (await import("../routes/welcome.tsx")).Welcome }) },
        { path: "sign-in", lazy: async () => ({ Component: (await import("../routes/sign-in.tsx")).SignIn }) },
        { path: "*", Component: NotFound },
      ],
    },
  ],
  // With its slash: the scope of the worker and of the installed app begins there.
  { basename: `${OFFICE_PAGES}/` },
);
