/** Thrown while a server renders what it leaves to the browser, as the browser may come to another result. */
export class UnsureError extends Error {
  override name = 'UnsureError'
}
