import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readStoredValues } from './storedValues.ts'

/** Each row's name, and whether it is a cookie. */
const rows = readFileSync('docs/security.md', 'utf8').matchAll(/^\| `([^`]+)` \| ([^|]+) \|/gm)

it('the documentation lists all entries that the library reads of storage and cookies, and nothing else', async () => {
  const listed = [...rows].map(([, name, place]) => `${place === 'cookie' ? 'cookie' : 'storage'} ${name}`)
  const read = (await readStoredValues()).map(({ kind, key }) => `${kind === 'cookie' ? 'cookie' : 'storage'} ${key}`)
  expect(listed.toSorted()).toEqual(read.toSorted())
})
