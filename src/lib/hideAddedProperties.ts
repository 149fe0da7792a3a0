/**
 * Takes what a page has added to all objects and lists out of loops over their keys: `Object.prototype.getName = …`, as old libraries add their methods. The
 * libraries that we use loop so, over schemas and forms. The methods stay, and work as before.
 */
export function hideAddedProperties(): void {
  for (const prototype of [Object.prototype, Array.prototype]) {
    // A built-in property is in no such loop.
    for (const name of Object.keys(prototype)) Reflect.defineProperty(prototype, name, { enumerable: false })
  }
}
