import { expect, it } from 'vitest'
import { stronglyConnected } from './stronglyConnected.ts'

it('returns components in dependency order, with cycles grouped', () => {
  const edges = {
    widget: ['dialog', 'common'],
    dialog: ['widget', 'overlays'],
    overlays: ['common'],
    common: ['runtime'],
    runtime: [],
  }
  expect(stronglyConnected(new Map(Object.entries(edges))).map((group) => group.sort())).toEqual([
    ['runtime'],
    ['common'],
    ['overlays'],
    ['dialog', 'widget'],
  ])
})
