/**
 * The object that has a property of the document's: an element with its name is there too, as an object. Not by the name `Document`, which a script of the
 * page may have given to something of its own.
 */
function holderOf(name: PropertyKey): object {
  const own = Object.getOwnPropertyDescriptor(document, name)
  // Others may have put one in its place: the preview has cookies of its own.
  return own && typeof own.value !== 'object' ? document : Object.getPrototypeOf(document)
}

const handler: ProxyHandler<Document> = {
  get(_, name) {
    const value: unknown = Reflect.get(holderOf(name), name, document)
    return typeof value === 'function' ? value.bind(document) : value
  },
  set: (_, name, value) => Reflect.set(holderOf(name), name, value, document),
}

/**
 * The page's document by its own properties. On `document` itself an element with a name hides them (`<img name="cookie">`, `<img name="querySelector">`), and
 * sanitized HTML may keep names: what we read would be an element, and what we call would throw. Where a node is wanted, as for an observer, it is `document`.
 */
export const ownDocument = (): Document => new Proxy({} as Document, handler)
