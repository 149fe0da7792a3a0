const DAY = 24 * 60 * 60 * 1000

/** The page's `Date` while it believes in another day, at the same time of day. @returns Puts the real one back. */
export function shiftClock(day: string | undefined): () => void {
  if (!day) return () => {}
  const { Date: real } = window
  const today = new real()
  const shift =
    Math.round((real.parse(day) - real.UTC(today.getFullYear(), today.getMonth(), today.getDate())) / DAY) * DAY
  const now = () => real.now() + shift
  window.Date = new Proxy(real, {
    // What `new Date(…)` is given is a time that it was told, and stays.
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  return () => {
    window.Date = real
  }
}
