import { expect, it } from 'vitest'
import { differences } from './differences.ts'
import type { Marker } from './page/PageTools.ts'

/** A list of two rows, each with a link; the first may take more lines. */
function list({ lines = 1, line = 20, gap = 0, state = 'ready', width = 300 } = {}): Marker {
  const height = lines * line
  const row = (y: number, rowHeight: number, linkWidth: number, text: string) => [
    { kind: 'li', text, box: { x: 0, y, width, height: rowHeight } },
    { kind: 'a', text, box: { x: 0, y, width: linkWidth, height: rowHeight } },
  ]
  const parts = [...row(0, height, lines === 1 ? 290 : 200, 'A ferry'), ...row(height + gap, line, 120, 'A pier')]
  return { name: 'cards', load: '', state, box: { x: 0, width, height: height + gap + line }, parts }
}

it('the comparison finds nothing in the same boxes, nor in some that are a few pixels apart', () => {
  expect(differences([list()], [list()])).toEqual([])
  expect(differences([list({ gap: 4, width: 304 })], [list()])).toEqual([])
  expect(differences([list({ gap: -0.01 })], [list()])).toEqual([])
})

it('the comparison measures from the last row what is below the rows', () => {
  const withMore = (row: number, gap: number): Marker => {
    const rows = Array.from({ length: 12 }, (_, index) => {
      return { kind: 'li', text: `Row ${index}`, box: { x: 0, y: index * row, width: 300, height: row } }
    })
    const more = { kind: 'a', text: 'More', box: { x: 0, y: 12 * row + gap, width: 80, height: 20 } }
    return { ...list(), parts: [more, ...rows] }
  }
  expect(differences([withMore(44.2, 8)], [withMore(45, 8)])).toEqual([])
  expect(differences([withMore(45, 16)], [withMore(45, 8)])).toEqual(['cards: a “More”: y 16.0 instead of 8.0'])
})

it('the comparison measures the first part of a column from the corner, and not from the column before', () => {
  const columns = (top: number): Marker => {
    const row = (x: number, y: number) => ({ kind: 'li', text: 'A ferry', box: { x, y, width: 300, height: 20 } })
    return { ...list(), parts: [row(0, 400), row(320, top)] }
  }
  expect(differences([columns(0)], [columns(0)])).toEqual([])
  expect(differences([columns(12)], [columns(0)])).toContain('cards: li “A ferry”: y 12.0 instead of 0.0')
})

it('the comparison takes a line more for the browser’s own where Chromium has it too, a little narrower', () => {
  const wrapped = list({ lines: 2 })
  expect(differences([wrapped], [list()])).not.toEqual([])
  expect(differences([wrapped], [list()], [[list({ lines: 2, width: 298 })]])).toEqual([])
})

it.each<[string, Marker, string]>([
  ['rows that are higher', list({ line: 44 }), 'cards: li “A pier”: height 44.0 instead of 20.0'],
  ['a gap between rows', list({ gap: 24 }), 'cards: li “A pier”: y 24.0 instead of 0.0'],
  ['a narrower widget', list({ width: 250 }), 'cards: width 250.0 instead of 300.0'],
  ['another state', list({ state: 'error' }), 'cards: error instead of ready'],
  ['a missing part', { ...list(), parts: list().parts.slice(0, 2) }, 'cards: has other parts: li a instead of'],
  ['a widget that does not show', { ...list(), box: undefined }, 'cards: not shown, unlike in Chromium'],
])('the comparison finds %s', (_, marker, difference) => {
  const found = differences([marker], [list()], [[list({ lines: 2, width: 298 })]])
  expect(found[0]).toContain(difference)
})

it('the comparison finds a missing widget', () => {
  expect(differences([], [list()])).toEqual(['0 markers instead of 1'])
})
