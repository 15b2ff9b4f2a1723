/** A point is one rouble; whole points only (readings "Bonuses"). percent 0–100. */
export interface BonusRules {
  readonly active: boolean;
  /** Maximum share of the goods' remainder that points may pay. */
  readonly percentMax: number;
  readonly earnPercent: number;
}
