import { type Card, type CardLink, lengthOf, readCard, titlesOf } from './readCard.ts'

/** The features that tell an item from the others of its list. */
interface Identity {
  /** The article's address, where the links leave no doubt. */
  name: string | undefined
  /** The addresses of which one is the article's, where they do. */
  candidates: ReadonlySet<string>
  addresses: ReadonlySet<string>
  /** The ones that could be the article's if `name` were that of a section after all. */
  alternatives: readonly string[]
}

const addressesOf = (links: readonly CardLink[]) => new Set(links.map(({ address }) => address))

type Pick = (card: Card) => ReadonlySet<string>

/** The features that at least as many of the cards have. */
function sharedBy(cards: readonly Card[], pick: Pick, many: number): string[] {
  const counts = new Map<string, number>()
  for (const address of cards.flatMap((card) => [...pick(card)])) counts.set(address, (counts.get(address) ?? 0) + 1)
  return [...counts].flatMap(([address, count]) => (count >= many ? address : []))
}

/** The features that many cards share: they lead to a section or an author. A page has an article twice where its first card is one of the list's, too; an answer has none twice. */
const sharedIn = (known: readonly Card[], added: readonly Card[], pick: Pick) => [
  ...sharedBy(known, pick, 3),
  ...sharedBy(added, pick, 2),
]

/** Below a heading that is shared stands another, which may be shared as well. */
function sharedTitles(known: readonly Card[], added: readonly Card[]): ReadonlySet<string> {
  const shared = new Set<string>()
  for (let size = -1; size < shared.size; ) {
    size = shared.size
    const more = sharedIn(known, added, (card) => addressesOf(titlesOf(card, (address) => shared.has(address))))
    for (const address of more) shared.add(address)
  }
  return shared
}

const isAlternative = (link: CardLink, title: CardLink) =>
  link.level <= 6 || lengthOf(link) > lengthOf(title) || link.element.querySelector('img,picture,svg') !== null

function identify(card: Card, isMark: (given: string) => boolean, isShared: (address: string) => boolean): Identity {
  const addresses = addressesOf(card.links)
  if (card.given !== undefined && isMark(card.given))
    return { name: card.given, candidates: new Set(), addresses, alternatives: [] }
  const own = titlesOf(card, isShared)
  const candidates = addressesOf(own)
  const [title] = own
  if (!title || candidates.size > 1) return { name: undefined, candidates, addresses, alternatives: [] }
  const others = card.links.filter(({ address }) => address !== title.address)
  // Without a heading nothing says which of them is the title.
  const alternatives = title.level <= 6 ? others.filter((link) => isAlternative(link, title)) : others
  return { name: title.address, candidates, addresses, alternatives: alternatives.map(({ address }) => address) }
}

const hasOthers = (addresses: Iterable<string>, known: ReadonlySet<string>) =>
  [...addresses].some((address) => !known.has(address))

function isSame(one: Identity, other: Identity): boolean {
  if (one.name !== other.name) return false
  // Two cards with the same section or author, each with an article of its own.
  if (one.name !== undefined)
    return !(hasOthers(one.alternatives, other.addresses) && hasOthers(other.alternatives, one.addresses))
  return (
    one.candidates.size > 0 &&
    !hasOthers(one.candidates, other.candidates) &&
    !hasOthers(other.candidates, one.candidates)
  )
}

export interface Shown {
  /** The new items whose article the list has already. Where that is not certain it is none: twice is better than never. */
  items: readonly Element[]
  /** Whether an address is in so many cards that it leads to no article. */
  isShared(address: string): boolean
}

/** Compares the items of the next list page with those that it has. */
export function findShown(known: readonly Element[], added: readonly Element[]): Shown {
  const before = known.map(readCard)
  const after = added.map(readCard)
  const marks = new Set(sharedIn(before, after, ({ given }) => new Set(given === undefined ? [] : [given])))
  const shared = sharedTitles(before, after)
  const isMark = (given: string) => !marks.has(given)
  const isShared = (address: string) => shared.has(address)
  const identities = before.map((card) => identify(card, isMark, isShared))
  const isShown = (card: Card) => {
    const one = identify(card, isMark, isShared)
    return identities.some((other) => isSame(one, other))
  }
  return { items: added.filter((_, index) => after[index] && isShown(after[index])), isShared }
}
