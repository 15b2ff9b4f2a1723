import { OFFICE_PAGES } from "@skatert/contract";
import { type ComponentType, lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router";
import { Board } from "../routes/board.tsx";
import { Frame } from "../routes/frame/frame.tsx";
import { NotFound } from "../routes/not-found.tsx";
import { PageBoundary } from "../routes/page-boundary.tsx";
import { PageLoading } from "../routes/page-loading.tsx";
import { WorkerStart } from "./worker-start.tsx";

const shopPages = () => import("../routes/shop-data/pages.tsx");

function page(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

const Guide = page(async () => (await import("../routes/guide.tsx")).Guide);
const Inbox = page(async () => (await import("../routes/inbox.tsx")).Inbox);
const Bookings = page(async () => (await import("../routes/bookings.tsx")).Bookings);
const Stops = page(async () => (await import("../routes/stops.tsx")).Stops);
const Phone = page(async () => (await import("../routes/phone.tsx")).Phone);
const Menu = page(async () => (await shopPages()).Menu);
const Shop = page(async () => (await shopPages()).Shop);
const Changes = page(async () => (await shopPages()).Changes);
const People = page(async () => (await import("../routes/people.tsx")).People);
const Devices = page(async () => (await import("../routes/devices.tsx")).Devices);
const Guests = page(async () => (await import("../routes/guests.tsx")).Guests);
const Guest = page(async () => (await import("../routes/guests.tsx")).Guest);
const Settings = page(async () => (await import("../routes/settings.tsx")).Settings);
const Journal = page(async () => (await import("../routes/journal.tsx")).Journal);
const Ticket = page(async () => (await import("../routes/ticket.tsx")).Ticket);
const Enrol = page(async () => (await import("../routes/enrol.tsx")).Enrol);
const Welcome = page(async () => (await import("../routes/welcome.tsx")).Welcome);
const SignIn = page(async () => (await import("../routes/sign-in.tsx")).SignIn);

/** The board is in the first load; every other page is a chunk that loads when it is opened. */
export function Pages() {
  return (
    // With the slash, because the scope of the worker and of the installed app starts there.
    <BrowserRouter basename={`${OFFICE_PAGES}/`}>
      <WorkerStart />
      <PageBoundary>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            <Route element={<Frame />}>
              <Route index element={<Board />} />
              <Route path="guide" element={<Guide />} />
              <Route path="inbox" element={<Inbox />} />
              <Route path="bookings" element={<Bookings />} />
              <Route path="stops" element={<Stops />} />
              <Route path="phone" element={<Phone />} />
              <Route path="menu/*" element={<Menu />} />
              <Route path="shop/*" element={<Shop />} />
              <Route path="changes/*" element={<Changes />} />
              <Route path="people" element={<People />} />
              <Route path="devices" element={<Devices />} />
              <Route path="guests" element={<Guests />} />
              <Route path="guests/:id" element={<Guest />} />
              <Route path="settings" element={<Settings />} />
              <Route path="journal" element={<Journal />} />
              <Route path="ticket/:id" element={<Ticket />} />
            </Route>
            <Route path="enrol" element={<Enrol />} />
            <Route path="welcome" element={<Welcome />} />
            <Route path="sign-in" element={<SignIn />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </BrowserRouter>
  );
}
