import { expect, it } from 'vitest'
import type { Registry } from '#islands/loader/registry.ts'
import { libraryFiles } from './libraryFiles.ts'

const registry: Registry = {
  poll: { load: 'visible', prefetch: 'poll/{pollId}' },
  gift: { load: 'interaction', target: '#resume$' },
  menu: { load: 'eager' },
}

const table = {
  runtime: ['chunks/runtime-r1.js'],
  diagnose: ['chunks/diagnose-d1.js'],
  poll: ['chunks/poll-p1.js', 'chunks/forms-s1.js', 'chunks/runtime-r1.js'],
  gift: ['chunks/gift-g1.js', 'chunks/overlays-s2.js', 'chunks/forms-s1.js'],
  menu: ['chunks/menu-m1.js', 'chunks/runtime-r1.js'],
}

it('libraryFiles adds its files to each widget of the registry', () => {
  expect(libraryFiles(registry, table)).toEqual({
    runtime: 'runtime-r1',
    diagnose: 'diagnose-d1',
    widgets: {
      poll: { load: 'visible', prefetch: 'poll/{pollId}', files: 'p1 forms-s1' },
      gift: { load: 'interaction', target: '#resume$', files: 'g1 forms-s1 overlays-s2' },
      menu: { load: 'eager', files: 'm1' },
    },
  })
})

it('libraryFiles puts similar rows beside each other, which makes the loader smaller', () => {
  const alike: Registry = {
    a: { load: 'visible' },
    b: { load: 'eager' },
    c: { load: 'visible' },
    d: { load: 'visible' },
  }
  const tableOf = (shared: Record<string, string[]>) =>
    Object.fromEntries(Object.keys(alike).map((name) => [name, [`chunks/${name}-1.js`, ...(shared[name] ?? [])]]))
  const forms = ['chunks/forms-2.js']
  const files = libraryFiles(alike, { ...table, ...tableOf({ a: forms, d: forms }) })
  expect(Object.keys(files.widgets)).toEqual(['b', 'c', 'a', 'd'])
})

it('libraryFiles fails for a runtime of two files, as the loader would not have the second', () => {
  expect(() => libraryFiles(registry, { ...table, runtime: [...table.runtime, 'chunks/common-x.js'] })).toThrow(
    'but is 2',
  )
})
