/** As `JSON.stringify`, on pages too whose old library (Prototype.js, MooTools) has each list written as a text. */
export function writeJson(value: unknown): string {
  const own = Object.getOwnPropertyDescriptor(Array.prototype, 'toJSON')
  // Put aside as long as it takes: the page's scripts rely on it.
  if (own) Reflect.deleteProperty(Array.prototype, 'toJSON')
  try {
    return JSON.stringify(value)
  } finally {
    if (own) Reflect.defineProperty(Array.prototype, 'toJSON', own)
  }
}
