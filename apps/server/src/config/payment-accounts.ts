import { MAX_ACCOUNT_NAME } from "@skatert/contract";

/** What the name of each variable of an account begins with; `_` and the account's name follow. */
const perAccount = [
  "PAYKEEPER_URL",
  "PAYKEEPER_LOGIN",
  "PAYKEEPER_PASSWORD",
  "PAYKEEPER_SECRET",
  "PAYKEEPER_TAX",
  "YOOKASSA_SHOP_ID",
  "YOOKASSA_SECRET_KEY",
  "YOOKASSA_VAT_CODE",
] as const;
const named = new RegExp(`^(${perAccount.join("|")})_([A-Z0-9]+(?:_[A-Z0-9]+)*)$`);

/** The variables of one account, under the names that the common account has. */
export interface AccountVariables {
  /** As in the environment: "NORTH". */
  readonly suffix: string;
  /** As a branch names it: "north". */
  readonly name: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** The further accounts of an environment, by name: YOOKASSA_SHOP_ID_NORTH belongs to "north". */
export function accountsIn(given: Readonly<Record<string, string | undefined>>): readonly AccountVariables[] {
  const accounts = new Map<string, Record<string, string>>();
  for (const [key, value] of Object.entries(given)) {
    const [, variable, suffix] = named.exec(key) ?? [];
    if (variable === undefined || suffix === undefined || value === undefined) continue;
    accounts.set(suffix, { ...accounts.get(suffix), [variable]: value });
  }
  return [...accounts]
    .map(([suffix, variables]) => ({ suffix, name: suffix.toLowerCase(), variables }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a branch can name the account. */
export function isAccountName({ name }: Pick<AccountVariables, "name">): boolean {
  return name.length <= MAX_ACCOUNT_NAME;
}
