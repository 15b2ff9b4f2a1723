/** Deep equality of JSON values. Values that share most objects compare fast. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.entries(one);
  if (fields.length !== Object.keys(other).length) return false;
  return fields.every(([name, value]) => Object.hasOwn(other, name) && isSame(value, Reflect.get(other, name)));
}

/** Whether both lists have the same objects in the same order. */
export function isSameList(some: readonly object[], others: readonly object[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}
