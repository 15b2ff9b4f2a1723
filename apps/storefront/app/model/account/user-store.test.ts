import { expect, it } from "vitest";
import { useUser } from "./user-store.ts";

it("STATE-8 a sign-out leaves nothing of the shopper", () => {
  const { adopt, prefer, invite, forget } = useUser.getState();
  invite("ABCD2345");
  adopt({ id: 7, name: "Анна", phone: "+79000000001" });
  prefer(["avoid:орехи"]);
  // The invitation applies only to this sign-in.
  expect(useUser.getState()).toMatchObject({ user: { id: 7 }, invitation: null });
  forget();
  expect(useUser.getState()).toMatchObject({ user: null, preferences: [], invitation: null });
});
