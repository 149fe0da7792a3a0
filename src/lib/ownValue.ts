/**
 * A record's own value under a name that comes from a page or a user. `constructor` and `__proto__`, which every object inherits, are in no list of ours.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
