import { expect, it } from 'vitest'
import { heightsTable, replaceTable } from './heightsTable.ts'

const table = heightsTable([{ title: 'Poll', name: 'Voted', phone: 420, desktop: 380 }])

it('the table of heights has a row for each story', () => {
  expect(table.split('\n')[2]).toBe('| Poll | Voted | 420 | 380 |')
})

it('the table of heights replaces the one before it, and leaves the words', () => {
  const first = replaceTable('# Heights\n\nWords.\n', heightsTable([]))
  expect(replaceTable(first, table)).toBe(`# Heights\n\nWords.\n\n${table}`)
})
