import { expect, it } from 'vitest'
import { browserPackages } from './browserPackages.ts'

it('browserPackages lists every package that the browser loads, and none that only Node uses', () => {
  const found = browserPackages()
  expect(found).toEqual(
    expect.arrayContaining(['react-dom', 'react-dom/client', 'valibot', 'dompurify', 'msw/browser']),
  )
  expect(found.filter((name) => /^(node:|vitest|msw\/node)/.test(name))).toEqual([])
})
