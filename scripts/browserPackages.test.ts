import { expect, it } from 'vitest'
import { browserPackages } from './browserPackages.ts'

it('names what the browser loads, whoever imports it, and nothing of Node', () => {
  const found = browserPackages()
  expect(found).toEqual(
    expect.arrayContaining(['react-dom', 'react-dom/client', 'valibot', 'dompurify', 'msw/browser']),
  )
  expect(found.filter((name) => /^(node:|vitest|msw\/node)/.test(name))).toEqual([])
})
