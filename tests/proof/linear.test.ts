import { expect, it } from 'vitest'
import { readSources } from '#tools/checks/source.ts'
import { growth, LONGER, regexesOf } from '../corpus/regexes.ts'

/** One whose time is not linear takes 256 times as long; what is above sixteen is what a busy machine and its memory add. */
const LINEAR = LONGER * 5

it('each regular expression takes time in proportion to its text', () => {
  const found = regexesOf(readSources('{src,widgets}/**/*.{ts,tsx}'))
  expect(found.length).toBeGreaterThan(60)
  const slow = found.flatMap(({ place, regex }) => {
    const { ratio, attack } = growth(regex, LINEAR)
    // Once more: another process may have taken the processor.
    return ratio > LINEAR && growth(regex, LINEAR).ratio > LINEAR ? [`${place}: ${ratio.toFixed(1)} on ${attack}`] : []
  })
  expect(slow).toEqual([])
})

it('the check of regular expressions finds one that does not take time in proportion', () => {
  expect(growth(/\s+$/, LINEAR, 400_000).ratio).toBeGreaterThan(LINEAR)
})
