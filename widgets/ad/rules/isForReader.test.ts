import { expect, it } from 'vitest'
import { isForReader } from './isForReader.ts'

const registered = { subscriber: false, premium: null }
const subscriber = { subscriber: true, premium: null }
const complete = { subscriber: true, premium: 'C' as const }
const premium = { subscriber: true, premium: 'S' as const }
const readers = [undefined, registered, subscriber, complete, premium]

it.each([
  [false, false, [true, true, false, false, false]],
  [true, false, [true, true, true, true, false]],
  [false, true, [true, true, false, false, true]],
  [true, true, [true, true, true, true, true]],
])(
  'an ad for subscribers %s, for premium subscribers %s, is for the readers of the specification',
  (visibleForSubscribers, visibleForPremiumSubscribers, seen) => {
    const audience = { visibleForSubscribers, visibleForPremiumSubscribers }
    expect(readers.map((reader) => isForReader(audience, reader))).toEqual(seen)
  },
)
