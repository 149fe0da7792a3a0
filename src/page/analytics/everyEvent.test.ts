import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { analyticsEvents } from './analyticsEvents.ts'
import { specEvents } from './specEvents.fixture.ts'

const table: Record<string, readonly string[]> = analyticsEvents

const code = ['src', 'widgets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$|analyticsEvents/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

it.each([...specEvents])('the table of events has the specification’s event: %s %s', (category, action) => {
  expect(Object.keys(table)).toContain(category)
  if (action) expect(table[category]).toContain(action)
})

/** Follow buttons send the kind of what is followed as the category. */
const kinds = ['author', 'topic', 'column']
const follows = "category: kind === 'user' ? 'comments' : kind"

it.each(Object.keys(table))('the code sends events of the category %s', (category) => {
  const place = kinds.includes(category) ? follows : `category: '${category}'`
  expect(code.includes(place)).toBe(true)
})
