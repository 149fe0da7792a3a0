/**
 * What the window has by a name, if it is no frame: one of the page's that is called like an interface is there in its place, where the browser or the app has
 * none. Of another site's nothing can be read, not even whether it has a method.
 */
export const unlessFrame = <Value>(value: Value): Value | undefined =>
  Object(value).window === value ? undefined : value
