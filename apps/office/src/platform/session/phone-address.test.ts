import { expect, it } from "vitest";
import { hostOfThisComputer } from "./phone-address.ts";

it.each(["127.0.0.1:8090", "localhost", "shop.localhost:81", "[::1]:8090", "0.0.0.0"])(
  "STAFF-3 a phone opens no address of %s",
  (host) => {
    expect(hostOfThisComputer(`http://${host}/office/`)).toBe(new URL(`http://${host}`).hostname);
  },
);

it.each(["192.168.1.20:8090", "shop.example.com", "localhost.example.com", "10.0.0.5"])(
  "STAFF-3 a phone may open an address of %s",
  (host) => {
    expect(hostOfThisComputer(`http://${host}/office/`)).toBeNull();
  },
);
