/** Gateways that the server supports, with the settings that connect each. */
export const GATEWAYS = [
  { id: "yookassa", keys: "YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY" },
  { id: "paykeeper", keys: "PAYKEEPER_URL, PAYKEEPER_LOGIN, PAYKEEPER_PASSWORD, PAYKEEPER_SECRET" },
] as const;
