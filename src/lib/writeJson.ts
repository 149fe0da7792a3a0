/** As `JSON.stringify`, on pages too whose old library (Prototype.js, MooTools) has each list, or each object, written as a text. */
export function writeJson(value: unknown): string {
  // Put aside as long as it takes: the page's scripts rely on it.
  const aside = [Object.prototype, Array.prototype].map((prototype) => {
    const own = Object.getOwnPropertyDescriptor(prototype, 'toJSON')
    if (own) Reflect.deleteProperty(prototype, 'toJSON')
    return { prototype, own }
  })
  try {
    return JSON.stringify(value)
  } finally {
    for (const { prototype, own } of aside) if (own) Reflect.defineProperty(prototype, 'toJSON', own)
  }
}
