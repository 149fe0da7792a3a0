/** A seeded random source, so that every run sees the same newspaper. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** Both ends included. */
  integer(from: number, to: number): number
  chance(probability: number): boolean
  /** @throws RangeError When there is nothing to pick from. */
  pick<Item>(items: readonly Item[]): Item
  /** Picks by weight. @throws RangeError When the list is empty. */
  weighted<Item>(items: readonly (readonly [Item, weight: number])[]): Item
  /** Cycles through the items in a shuffled order, so that repetitions are as far apart as the list is long. */
  dealer<Item>(items: readonly Item[]): () => Item
}

export function createRandom(seed: number): Random {
  // Spreads small seeds over all bits; a xorshift generator must not start at zero.
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1

  const random: Random = {
    next() {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return (state >>> 0) / 2 ** 32
    },
    integer: (from, to) => from + Math.floor(random.next() * (to - from + 1)),
    chance: (probability) => random.next() < probability,
    pick(items) {
      if (items.length === 0) throw new RangeError('Cannot pick from an empty list')
      // The index is below the length by construction; `at` cannot know that.
      return items[Math.floor(random.next() * items.length)] as (typeof items)[number]
    },
    weighted(items) {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0)
      let left = random.next() * total
      const found = items.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      if (!found) throw new RangeError('Cannot pick from an empty list')
      return found[0]
    },
    dealer(items) {
      const order = items
        .map((item) => ({ item, place: random.next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item)
      let dealt = 0
      return () => {
        if (order.length === 0) throw new RangeError('Cannot deal from an empty list')
        // The remainder is an index of the list by construction.
        return order[dealt++ % order.length] as (typeof items)[number]
      }
    },
  }
  return random
}
