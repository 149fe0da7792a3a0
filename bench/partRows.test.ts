import { expect, it } from 'vitest'
import type { PartBudgets } from './budgets.ts'
import { partRows } from './partRows.ts'
import { verdictOf } from './sizeRow.ts'

/** In bytes; two panels share a file, and one of these is also the menu's. */
const weights: Readonly<Record<string, number>> = {
  'menu.js': 3000,
  'rows.js': 500,
  'cards.js': 2000,
  'list.js': 1500,
  'data.js': 9000,
}
const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (weights[file] ?? 0), 0)
const part = (name: string, files: string[], folders: string[]) => ({
  name,
  files: new Set(files),
  folders: new Set(folders),
})

const own = {
  first: 4000,
  weigh,
  parts: [
    part('Menu', ['menu.js', 'rows.js'], ['menu']),
    part('List', ['list.js', 'cards.js', 'rows.js'], ['saved', 'cards']),
    part('Data', ['data.js'], ['data']),
  ],
}
const textsOf = (folder: string) => (folder === 'saved' ? 600 : 0)

const any = { min: 0, max: 100 }

const verdicts = (opened: PartBudgets['opened'], home = { min: 1, max: 10 }) =>
  partRows('profile', own, { home: { part: 'Menu', budget: home, needs: any }, opened }, textsOf).map((row) => [
    row.part,
    row.bytes,
    verdictOf(row),
  ])

it('weighs a panel without what the menu has loaded, with all that it shares with others and its texts', () => {
  expect(verdicts({ List: any, Data: any })).toEqual([
    ['profile: own code, with Menu', 7500, 'ok'],
    ['profile: List, own code and texts', 4100, 'ok'],
    ['profile: Data, own code and texts', 9000, 'ok'],
  ])
})

it('refuses a panel that is too heavy, and one that lacks something', () => {
  const [, list, data] = verdicts({ List: { min: 5, max: 8 }, Data: { min: 1, max: 8 } })
  expect(list).toContain('TOO LIGHT')
  expect(data).toContain('TOO HEAVY')
})

it('refuses a menu that is too heavy', () => {
  const [menu] = verdicts({ List: any, Data: any }, { min: 1, max: 7 })
  expect(menu).toContain('TOO HEAVY')
})

it('refuses a panel without a budget, and a budget without a panel', () => {
  expect(() => verdicts({ List: any })).toThrow('The part “Data” of “profile” has no budget.')
  expect(() => verdicts({ List: any, Data: any, Gifts: any })).toThrow('The widget “profile” has no part “Gifts”.')
})
