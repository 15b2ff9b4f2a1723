import { expect, it } from "vitest";
import { migrate } from "../database/migrating/migrate.ts";
import { auditInsert } from "../modules/audit/audit-insert.ts";
import { createStaffCommands } from "../modules/staff/command-staff.ts";
import { runCommand } from "../testing/processes/server-process.ts";
import { writeShop } from "../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../testing/stores/engines.ts";

const create = ["create", "--name", "Anna", "--role", "owner", "--login", "anna", "--password-stdin"];

describeOnEachEngine("npm run staff", (engine) => {
  it("STAFF-1 creates the owner and a cook of one branch, lists and removes people, but not the last owner", async () => {
    const place = await engine.place();
    const folder = await writeShop();
    await runCommand("shop", ["import", folder.path], place);
    await folder.remove();
    expect(await runCommand("staff", create, place, "correct horse\n")).toMatchObject({ code: 0, out: '{"id":1}\n' });
    const cook = [
      "create",
      "--name",
      "Пётр",
      "--role",
      "cook",
      "--branch",
      "10",
      "--login",
      "Petr",
      "--password-stdin",
    ];
    const nowhere = await runCommand("staff", cook.with(6, "77"), place, "another horse");
    expect(nowhere).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining("The shop has no branch 77. It has: "),
    });
    expect((await runCommand("staff", cook, place, "another horse")).out).toBe('{"id":2}\n');
    const again = await runCommand("staff", create, place, "correct horse");
    expect([again.code, again.out]).toEqual([1, ""]);
    expect(again.err).toMatch(/\nThis login is taken\n$/);
    expect((await runCommand("staff", ["disable", "petr"], place)).code).toBe(0);
    const last = await runCommand("staff", ["disable", "anna"], place);
    expect([last.code, last.err]).toEqual([1, expect.stringMatching(/\nThe last owner keeps the role; .*\n$/)]);
    const rows = (await runCommand("staff", ["list"], place)).out.trimEnd().split("\n");
    expect(rows.map((row) => row.trim().split(/ {2,}/))).toEqual([
      ["1", "anna", "owner", "Anna"],
      ["2", "petr", "cook:10", "Пётр", "(removed)"],
    ]);
  });

  it("STAFF-1 prints a link for another owner, with the token in the fragment alone", async () => {
    const place = await engine.place();
    await migrate(place.open(), 0);
    const { code, out } = await runCommand("staff", ["link"], place);
    expect([code, out]).toEqual([0, expect.stringMatching(/^http:\/\/[^#?]+\/office\/welcome#[\w-]{43}\n$/)]);
    const { db } = place.open();
    expect(JSON.stringify(await db.selectFrom("staff_links").selectAll().execute())).not.toContain(
      out.split("#")[1]?.trim(),
    );
    expect(await createStaffCommands({ db, now: () => 0, auditInsert }).disable("nobody")).toBe(false);
    const log = await db.selectFrom("audit_log").selectAll().execute();
    expect(log).toMatchObject([{ actor_kind: "shop", actor_name: "npm run staff", action: "link" }]);
    expect(JSON.stringify(log)).not.toContain(out.split("#")[1]?.trim());
  });

  it("STAFF-1 prints a link for a person who lost the password, and none for a removed one", async () => {
    const place = await engine.place();
    await migrate(place.open(), 0);
    const { db } = place.open();
    const staff = createStaffCommands({ db, now: Date.now, auditInsert });
    const grants = [{ role: "owner", branchId: null }] as const;
    await staff.create({ name: "Anna", login: "anna", password: "correct horse", grants });
    await staff.create({ name: "Boris", login: "boris", password: "correct horse", grants });
    await staff.disable("boris");
    const { code, out } = await runCommand("staff", ["link", "Anna"], place);
    expect([code, out]).toEqual([0, expect.stringMatching(/\/office\/welcome#[\w-]{43}\n$/)]);
    expect(await db.selectFrom("staff_links").select(["kind", "staff_id"]).execute()).toEqual([
      { kind: "password", staff_id: 1 },
    ]);
    const refused = await runCommand("staff", ["link", "boris"], place);
    expect([refused.code, refused.out]).toEqual([1, ""]);
    expect((await runCommand("staff", ["link", "anna", "boris"], place)).code).toBe(2);
  });

  it("STAFF-1 refuses a short password, an unknown role and a missing option, and creates nobody", async () => {
    const place = await engine.place();
    const { db } = place.open();
    await migrate(place.open(), 0);
    const wrong = [
      [create, "short", /10 to 200 characters/],
      [create.with(4, "king"), "correct horse", /--role is missing or wrong/],
      [[...create, "--branch", "centre"], "correct horse", /--branch is missing or wrong/],
      [create.toSpliced(1, 2), "correct horse", /--name is missing or wrong/],
    ] as const;
    for (const [args, input, message] of wrong) {
      const { code, out, err } = await runCommand("staff", args, place, input);
      expect([code, out, err]).toEqual([1, "", expect.stringMatching(message)]);
    }
    expect((await runCommand("staff", ["disable"], place)).code).toBe(2);
    expect(await db.selectFrom("staff").selectAll().execute()).toEqual([]);
  });
});
