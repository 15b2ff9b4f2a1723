import { text } from "node:stream/consumers";
import { ignoreDropped, NewStaffPasswordSchema, NewStaffSchema, officeLink } from "@skatert/contract";
import { type Env, EnvError } from "../config/env.ts";
import type { Store } from "../database/store.ts";
import { Refusal } from "../input/refusal.ts";
import { createAuditModule } from "../modules/audit/index.ts";
import { createStaffCommands, type StaffCommands } from "../modules/staff/command-staff.ts";
import type { StaffMember } from "../modules/staff/people/staff-store.ts";
import { systemClock } from "../ports/clock.ts";
import { createShopData } from "../shop/shop-data.ts";
import { CommandFault, withStore } from "./command-store.ts";
import { type ReadCommand, readCommand } from "./read-command.ts";

const usage = `People of the restaurant's office. Every command works while the shop runs.

  npm run -s staff -- create --name Anna --role owner --login anna --password-stdin
                                   creates a person and prints {"id": 1}; the password is read from standard input
                                   roles: owner, manager, operator, cashier, cook, courier
                                   --branch 10 limits the role to one branch
  npm run -s staff -- list         lists id, login, roles and name of each person
  npm run -s staff -- disable anna removes a person, whose sessions end at once
  npm run -s staff -- link         prints a link that creates an owner, once, within 24 hours
  npm run -s staff -- link anna    prints a link by which anna chooses a new password; it also removes her
                                   authenticator and passkeys`;

const options = {
  name: { type: "string" },
  role: { type: "string" },
  branch: { type: "string" },
  login: { type: "string" },
  "password-stdin": { type: "boolean" },
} as const;

interface Asked {
  readonly command: string;
  /** The login for `disable` and `link`; "": none. */
  readonly login: string;
  readonly options: ReadCommand<typeof options>["values"];
}

interface Task {
  readonly db: Store["db"];
  readonly staff: StaffCommands;
  readonly env: Env;
  readonly asked: Asked;
}

async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  const run = asked === null ? undefined : commands[asked.command];
  if (asked === null || run === undefined) {
    console.error(usage);
    return 2;
  }
  return withStore({ mayBeNew: false, migrated: true }, ({ db }: Store, env) => {
    const { auditInsert } = createAuditModule();
    return run({ db, staff: createStaffCommands({ db, now: systemClock.now, auditInsert }), env, asked });
  });
}

/** Null: the arguments do not match the usage. */
function readArguments(args: readonly string[]): Asked | null {
  const read = readCommand(args, options);
  if (read === null) return null;
  const { command, words, values } = read;
  const [login = "", ...rest] = words;
  const hasLogin = command === "disable" || (command === "link" && login !== "");
  const isWhole = rest.length === 0 && (login !== "") === hasLogin;
  return isWhole && (command === "create" || Object.keys(values).length === 0)
    ? { command, login, options: values }
    : null;
}

const commands: Readonly<Record<string, (task: Task) => Promise<number>>> = {
  async create({ db, staff, asked: { options } }) {
    const { name, login, role, branch } = options;
    if (options["password-stdin"] !== true)
      throw new CommandFault("Pass --password-stdin and the password on standard input.");
    const branchId = branch === undefined ? null : Number(branch);
    const person = NewStaffSchema.safeParse({ name, login, roles: [{ role, branch_id: branchId }] });
    if (!person.success) throw new CommandFault(`Cannot create this person: ${faultOf(person.error.issues[0]?.path)}.`);
    const password = NewStaffPasswordSchema.safeParse((await text(process.stdin)).replace(/\r?\n$/, ""));
    if (!password.success) throw new CommandFault("The password must have 10 to 200 characters.");
    if (branchId !== null) await requireBranch(db, branchId);
    const grants = person.data.roles.map((grant) => ({ role: grant.role, branchId: grant.branch_id }));
    const id = await staff.create({
      name: person.data.name,
      login: person.data.login,
      password: password.data,
      grants,
    });
    console.log(JSON.stringify({ id }));
    return 0;
  },
  async list({ staff }) {
    for (const person of await staff.list()) console.log(rowOf(person));
    return 0;
  },
  async disable({ staff, asked: { login } }) {
    const isRemoved = await staff.disable(login);
    console.error(isRemoved ? `"${login}" is removed.` : `Nobody here has the login "${login}".`);
    return isRemoved ? 0 : 1;
  },
  async link({ staff, env, asked: { login } }) {
    const made = login === "" ? await staff.link() : await staff.linkFor(login);
    if (made === null) throw new CommandFault(`Nobody here has the login "${login}".`);
    const { token } = made;
    const own = `http://${env.host.includes(":") ? `[${env.host}]` : env.host}:${env.port}`;
    console.log(officeLink((env.officeUrl ?? env.publicUrl)?.origin ?? own, token));
    return 0;
  },
};

/** Refused, because a role in an unknown branch would give no access. */
async function requireBranch(db: Store["db"], branch: number): Promise<void> {
  const shop = createShopData({ db, onFailure: () => undefined, onDropped: ignoreDropped });
  await shop.refresh();
  const branches = shop.latest()?.warehouseIds ?? [];
  if (!branches.includes(branch))
    throw new CommandFault(`The shop has no branch ${branch}. It has: ${branches.join(", ") || "none"}.`);
}

function rowOf({ id, login, name, grants, disabledAt }: StaffMember): string {
  const roles = grants.map(({ role, branchId }) => (branchId === null ? role : `${role}:${branchId}`)).join(",");
  return [
    String(id).padStart(4),
    login.padEnd(16),
    roles.padEnd(20),
    name,
    ...(disabledAt === null ? [] : ["(removed)"]),
  ].join("  ");
}

/** Names the faulty option. */
function faultOf(path: readonly PropertyKey[] = []): string {
  const names: Readonly<Record<string, string>> = { role: "role", branch_id: "branch" };
  const last = String(path.at(-1) ?? "");
  return `--${names[last] ?? last} is missing or wrong`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof EnvError || error instanceof CommandFault || error instanceof Refusal;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
