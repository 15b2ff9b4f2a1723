/**
 * The owner of each table in the server: a table's SQL is only in the owner's folder (docs/decisions/072). Paths are
 * relative to apps/server/src.
 */

/** Folder or file of the owner → its tables. @type {Readonly<Record<string, readonly string[]>>} */
const OWNERS = {
  "modules/alarms/": ["board_acks", "board_incidents", "staff_push"],
  "modules/account/": ["users", "former_birthdays", "seeded_users", "addresses", "favorites", "notifications"],
  "modules/audit/": ["audit_log"],
  "modules/auth/": ["login_codes", "code_sends", "wrong_tries", "telegram_links"],
  "modules/branch-board/": ["branch_board"],
  "modules/branch-overrides/": ["branch_overrides"],
  "modules/board/": ["practice_orders", "order_boards", "branch_feed"],
  "modules/checkout/": ["promo_guesses"],
  "modules/devices/": ["office_devices", "device_codes"],
  "modules/dry-runs/": ["dry_runs"],
  "modules/group-orders/": ["group_orders"],
  "modules/imports/": [
    "imports",
    "applied_imports",
    "import_tables",
    "import_rows",
    "import_bases",
    "import_pictures",
    "import_mappings",
  ],
  "modules/guests/": ["guests", "guest_branches", "guest_notes", "manual_points"],
  "modules/guide/": ["guide_steps", "guide_opening"],
  "modules/inbox/": ["inbox_items", "inbox_rules"],
  "modules/integrations/": ["integration_keys", "integration_nonces"],
  "modules/loyalty/": ["bonus_accounts", "bonus_entries", "referrals", "wheel_turns", "wheel_results"],
  "modules/orders/": [
    "orders",
    "order_words",
    "order_dishes",
    "dish_names",
    "order_promises",
    "order_stages",
    "order_versions",
    "order_proposals",
    "order_budgets",
    "unpaid_orders",
    "stock_moves",
    "coupon_uses",
    "coupon_counters",
    "slot_counters",
    "customer_orders",
  ],
  "modules/payments/": ["payments", "refunds", "refund_parts", "tips"],
  "modules/push/": ["push_subscriptions"],
  "modules/ratings/": ["order_ratings", "dish_ratings"],
  "modules/requests/": ["requests"],
  "modules/staff/": ["staff", "staff_roles", "staff_sessions", "staff_passkeys", "staff_links", "staff_guesses"],
  "ports/payment/sandbox/": ["sandbox_payments", "sandbox_refunds"],
  "http/sessions/": ["sessions"],
  "repeats/": ["repeated_calls"],
  "shop/": [
    "shop_documents",
    "shop_parts",
    "shop_revisions",
    "stock",
    "coupon_rights",
    "guest_numbers",
    "guest_blocks",
    "stops",
    "branch_pace",
    "branch_pauses",
    "shop_changes",
    "shop_change_entities",
    "shop_releases",
    "shop_draft_entities",
  ],
  "jobs/": ["jobs"],
  "database/": ["sequences", "secrets", "schema_migrations"],
};

/**
 * Remaining exceptions, each with its reason. The list only shrinks: an unnecessary entry is a violation.
 * @type {readonly { readonly file: string, readonly tables: readonly string[], readonly reason: string }[]}
 */
const EXCEPTIONS = [
  {
    file: "backup/write-backup.ts",
    tables: ["schema_migrations"],
    reason: "A backup reads its own snapshot of the whole store.",
  },
  {
    file: "cli/command-store.ts",
    tables: ["schema_migrations"],
    reason: "A command checks whether the store has tables.",
  },
  {
    file: "http/sessions/session-store.ts",
    tables: ["users"],
    reason: "One query per request returns the session and its user.",
  },
  {
    file: "modules/auth/telegram-links.ts",
    tables: ["users"],
    reason: "A link is valid while its user exists; one join returns both.",
  },
  {
    file: "modules/guests/find-guests.ts",
    tables: ["users", "orders", "guest_blocks", "guest_numbers"],
    reason: "One query returns a page of guests with their accounts, sums, blocks and joined numbers.",
  },
  {
    file: "modules/orders/reservations/points.ts",
    tables: ["bonus_accounts", "bonus_entries"],
    reason: "Points are written in the round trips of the order's transaction (decisions 032 and 065).",
  },
  {
    file: "modules/orders/reservations/stock.ts",
    tables: ["stock"],
    reason: "Stock is written in the round trips of the order's transaction (decisions 032 and 065).",
  },
  {
    file: "shop/guests/guest-blocks.ts",
    tables: ["users"],
    reason: "All facts that decide an order are read in one round trip (decision 032).",
  },
  {
    file: "shop/state/coupon-uses.ts",
    tables: ["coupon_counters", "coupon_uses"],
    reason: "All facts that decide an order are read in one round trip (decision 032).",
  },
  {
    file: "shop/state/shop-state.ts",
    tables: ["slot_counters", "branch_board"],
    reason: "All facts that decide an order are read in one round trip (decision 032).",
  },
  {
    file: "shop/state/shopper.ts",
    tables: ["customer_orders", "users", "bonus_accounts"],
    reason: "All facts that decide an order are read in one round trip (decision 032).",
  },
];

const ownerOf = new Map(Object.entries(OWNERS).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));

const BUILDER =
  /\.(?:selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|using|(?:inner|left|right|full|cross)Join)\(\s*(\[[^\]]*\]|["'`][^"'`]+["'`])/g;
const RAW = /\bsql(?:<[^`]*?>)?`([^`]*)`/g;
const RAW_TABLE = /\b(?:from|join|into|update|table)\s+([a-z_]+)\b/gi;

/**
 * The tables that a TypeScript file names in queries, by Kysely's builders or in raw SQL. Names built at run time are
 * not found.
 * @param {string} source
 * @returns {readonly string[]} each once, only tables of the store
 */
export function tablesIn(source) {
  const built = [...source.matchAll(BUILDER)].flatMap(([, names = ""]) =>
    [...names.matchAll(/["'`](\w+)[^"'`]*["'`]/g)].map(([, name = ""]) => name),
  );
  const raw = [...source.matchAll(RAW)].flatMap(([, text = ""]) =>
    [...text.matchAll(RAW_TABLE)].map(([, name = ""]) => name.toLowerCase()),
  );
  return [...new Set([...built, ...raw])].filter((name) => ownerOf.has(name));
}

/**
 * Violations of a file's SQL.
 * @param {string} file relative to apps/server/src; tests read and write every table
 * @param {string} source
 * @returns {readonly string[]}
 */
export function tableBreaches(file, source) {
  if (/\.test\.ts$|(^|\/)testing\//.test(file)) return [];
  const named = tablesIn(source);
  const allowed = EXCEPTIONS.filter((exception) => exception.file === file).flatMap(({ tables }) => tables);
  return [
    ...named
      .filter((table) => !file.startsWith(ownerOf.get(table) ?? "") && !allowed.includes(table))
      .map((table) => `table ${table} belongs to ${ownerOf.get(table)}`),
    ...allowed
      .filter((table) => !named.includes(table))
      .map((table) => `the exception for table ${table} is no longer needed`),
  ];
}

/** Exceptions for files that no longer exist. @param {ReadonlySet<string>} files relative to apps/server/src */
export function staleExceptions(files) {
  return EXCEPTIONS.filter(({ file }) => !files.has(file)).map(({ file }) => `${file}: the exception names no file`);
}
