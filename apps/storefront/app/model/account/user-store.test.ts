import { expect, it } from "vitest";
import { useUser } from "./user-store.ts";

it("STATE-8 after a sign-out nothing of the shopper is left", () => {
  const { adopt, prefer, invite, forget } = useUser.getState();
  invite("ABCD2345");
  adopt({ id: 7, name: "Анна", phone: "+79000000001" });
  prefer(["avoid:орехи"]);
  // The invitation was for this sign-in alone.
  expect(useUser.getState()).toMatchObject({ user: { id: 7 }, invitation: null });
  forget();
  expect(useUser.getState()).toMatchObject({ user: null, preferences: [], invitation: null });
});
