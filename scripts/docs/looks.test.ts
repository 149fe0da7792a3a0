import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rows = [...readFileSync('docs/looks.md', 'utf8').matchAll(/\| `([^`]+)`: (.+) \|$/gm)]

it('docs/looks.md names only tests that there are', () => {
  expect(rows.length).toBeGreaterThan(30)
  const missing = rows.filter(([, file = '', name = '']) => !readFileSync(file, 'utf8').includes(name))
  expect(missing.map(([row]) => row)).toEqual([])
})
