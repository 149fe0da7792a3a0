/** The page's `Date` while it is earlier or later than it is, in milliseconds. @returns Puts the real one back. */
export function shiftDate(shift: number): () => void {
  const { Date: real } = window
  const now = () => real.now() + shift
  window.Date = new Proxy(real, {
    // A time that is given to `new Date(…)` stays as it is.
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  return () => {
    window.Date = real
  }
}
