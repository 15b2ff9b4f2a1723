import { describe, expect, it } from "vitest";
import { emptyDetails } from "../../../model/place/place.ts";
import { detailsAfter, detailsInText } from "./typed-details.ts";

const nothing = detailsInText("");

describe("door fields while an address is typed", () => {
  it("take the flat from the text", () => {
    const typed = detailsInText("ул соборная 14 кв 5 подъезд 2");
    expect(detailsAfter(emptyDetails, nothing, typed)).toEqual({ ...emptyDetails, apartment: "5", entrance: "2" });
  });

  it("follow the text while typing continues", () => {
    const first = detailsInText("соборная 14 кв 1");
    const details = detailsAfter(emptyDetails, nothing, first);
    expect(detailsAfter(details, first, detailsInText("соборная 14 кв 12"))).toMatchObject({ apartment: "12" });
    expect(detailsAfter(details, first, detailsInText("соборная 14"))).toMatchObject({ apartment: "" });
  });

  it("keep values typed into their own fields, and the comment", () => {
    const own = { ...emptyDetails, apartment: "7", comment: "Собака" };
    expect(detailsAfter(own, nothing, detailsInText("соборная 14"))).toEqual(own);
  });

  it("drop the flat of the former address", () => {
    const former = { ...emptyDetails, apartment: "12", floor: "3" };
    expect(detailsAfter(former, former, detailsInText("садовая 3"))).toEqual(emptyDetails);
  });
});
