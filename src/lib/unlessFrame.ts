/**
 * The value that the window has by a name, unless it is a frame. Where the browser or the app lacks an interface, a frame of the page with the same name is there
 * in its place. Of another site's frame nothing can be read, not even whether it has a method.
 */
export const unlessFrame = <Value>(value: Value): Value | undefined =>
  Object(value).window === value ? undefined : value
