/** Sign beside an amount where the settings have no `front_currency`. */
export const DEFAULT_CURRENCY = "₽";
