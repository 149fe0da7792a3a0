/** Puts a stand-in in the place of something of the browser's. */
export const put = (target: object, name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(target, name, { configurable: true, ...descriptor })
