/** A chunk that is asked for by itself: a widget, or a part that opens on demand. */
export interface User {
  name: string
  /** The widget that it belongs to; what only one family needs stays with it. */
  family: string
  /** How often it is loaded, beside a widget's 1. */
  weight: number
  /** What it reaches at once, with bytes. */
  modules: ReadonlyMap<string, number>
}

/** Modules that go into one file. */
export interface Group {
  modules: readonly string[]
  /** The names of all that load it. */
  users: readonly string[]
}

/** What one more file costs a reader, as bytes of unminified source: its headers, its dictionary begun anew, its turn on the main thread. */
const FILE_COST = 3000

/** The most that the loader can number, with a digit each. */
const MOST = 10

interface Draft {
  modules: string[]
  users: Set<User>
  bytes: number
}

const cost = ({ users, bytes }: Draft) => [...users].reduce((sum, { weight }) => sum + weight, 0) * (FILE_COST + bytes)

const merge = (a: Draft, b: Draft): Draft => ({
  modules: [...a.modules, ...b.modules],
  users: new Set([...a.users, ...b.users]),
  bytes: a.bytes + b.bytes,
})

/** Whether a widget needs it at once: the loader has to know those. */
const isKnown = ({ users }: Draft) => [...users].some(({ name, family }) => name === family)

/**
 * Puts what several families share into few files: begins with one for each set of users, then joins the two that save most until nothing saves
 * and the loader can number them. Joining costs those who need only one of them; keeping them apart costs a request each.
 */
export function groupModules(users: readonly User[]): Group[] {
  const drafts = new Map<string, Draft>()
  const bytes = new Map(users.flatMap(({ modules }) => [...modules]))
  for (const path of [...bytes.keys()].sort()) {
    const reaching = users.filter(({ modules }) => modules.has(path))
    if (new Set(reaching.map(({ family }) => family)).size < 2) continue
    const key = reaching.map(({ name }) => name).join()
    const draft = drafts.get(key) ?? { modules: [], users: new Set(reaching), bytes: 0 }
    draft.modules.push(path)
    draft.bytes += bytes.get(path) ?? 0
    drafts.set(key, draft)
  }

  let groups = [...drafts.values()]
  for (;;) {
    // Too many: the two that cost least.
    const tooMany = groups.filter(isKnown).length > MOST
    let best: { saved: number; pair: [Draft, Draft]; joined: Draft } | undefined
    for (const [index, a] of groups.entries()) {
      for (const b of groups.slice(index + 1)) {
        if (tooMany && !(isKnown(a) && isKnown(b))) continue
        const joined = merge(a, b)
        const saved = cost(a) + cost(b) - cost(joined)
        if (saved > (best?.saved ?? (tooMany ? Number.NEGATIVE_INFINITY : 0))) best = { saved, pair: [a, b], joined }
      }
    }
    if (!best) break
    const { pair, joined } = best
    groups = [...groups.filter((group) => !pair.includes(group)), joined]
  }
  return groups.map(({ modules, users: reaching }) => ({ modules, users: [...reaching].map(({ name }) => name) }))
}
