import { describe, expect, it } from "vitest";
import { areDeviceKeys, encryptMessage } from "./encrypt-message.ts";
import { isPushService } from "./push-services.ts";

const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

describe("a message for a browser", () => {
  it("is, byte for byte, the example of RFC 8291", () => {
    const sealed = encryptMessage(Buffer.from("When I grow up, I want to be a watermelon"), keys, {
      privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
      salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
    });
    expect(sealed.toString("base64url")).toBe(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });

  it("is never the same twice", () => {
    expect(encryptMessage(Buffer.from("a"), keys)).not.toEqual(encryptMessage(Buffer.from("a"), keys));
  });

  it("is created only for valid browser keys", () => {
    expect(areDeviceKeys(keys)).toBe(true);
    expect(areDeviceKeys({ ...keys, auth: "AAAA" })).toBe(false);
    expect(areDeviceKeys({ ...keys, p256dh: "AAAA" })).toBe(false);
    const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString("base64url");
    expect(areDeviceKeys({ ...keys, p256dh: offCurve })).toBe(false);
  });
});

describe("allowed push services", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/a", true],
    ["https://updates.push.services.mozilla.com/wpush/v2/a", true],
    ["https://web.push.apple.com/a", true],
    ["https://wns2-par02p.notify.windows.com/w/?token=a", true],
    ["http://fcm.googleapis.com/fcm/send/a", false],
    ["https://fcm.googleapis.com:8443/a", false],
    ["https://fcm.googleapis.com.evil.example/a", false],
    ["https://169.254.169.254/latest", false],
    ["https://user@fcm.googleapis.com/a", false],
    ["https://:x@fcm.googleapis.com/a", false],
    ["https://fcm.googleapis.com/a#b", false],
    ["https://:x@push.own.example/a", false],
    ["https://push.own.example/a", true],
    ["https://push.own.example:444/a", false],
  ])("ROLE-3 %s: %s", (endpoint, isAllowed) => {
    expect(isPushService(new URL(endpoint), ["https://push.own.example"])).toBe(isAllowed);
  });
});
