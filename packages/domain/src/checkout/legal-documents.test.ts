import { expect, it } from "vitest";
import { legalDocuments } from "./legal-documents.ts";

const offer = { url: "/oferta" };
const personal = { url: "/soglasie-na-obrabotku" };
const policy = { url: "/politika" };

it("FLOW-4 tells the offer from the documents on personal data among the links of the footer", () => {
  expect(legalDocuments([{ url: "/blog" }, personal, offer, policy, { url: null }])).toEqual({
    offer,
    personal,
    others: [policy],
  });
});

it("FLOW-4 finds no offer among documents on personal data alone", () => {
  expect(legalDocuments([policy])).toEqual({ offer: null, personal: policy, others: [] });
});
