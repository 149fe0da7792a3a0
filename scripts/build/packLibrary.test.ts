import { expect, it } from 'vitest'
import { fileLibrary } from '../../src/island/fileLibrary.ts'
import type { Registry } from '../../src/island/registry.ts'
import { packLibrary } from './packLibrary.ts'

const registry: Registry = {
  poll: { load: 'visible', first: 'poll/{pollId}' },
  gift: { load: 'interaction', target: '#resume$' },
  menu: { load: 'eager' },
}

const table = {
  runtime: ['chunks/runtime-r1.js'],
  diagnose: ['chunks/diagnose-d1.js'],
  poll: ['chunks/poll-p1.js', 'chunks/chunk-s1.js', 'chunks/runtime-r1.js'],
  gift: ['chunks/gift-g1.js', 'chunks/chunk-s2.js', 'chunks/chunk-s1.js'],
  menu: ['chunks/menu-m1.js', 'chunks/runtime-r1.js'],
}

it('packs what the loader unpacks again', () => {
  const packed = packLibrary(registry, table)
  expect(packed).toBe('r1 d1 s1 s2;poll 2 p1 0 poll/{pollId};gift 3 g1 10  #resume$;menu 0 m1')
  const unpacked = fileLibrary(packed, 'https://example.com/quiosc/widgets.js').registry
  expect(Object.keys(unpacked)).toEqual(Object.keys(registry))
  expect(unpacked).toMatchObject({
    poll: { load: 'visible', first: 'poll/{pollId}', hash: 'p1' },
    gift: { load: 'interaction', target: '#resume$', needs: '10' },
    menu: { load: 'eager' },
  })
})

it('refuses files that the loader would not find', () => {
  expect(() => packLibrary(registry, { ...table, poll: ['chunks/other-p1.js'] })).toThrow('other-p1')
  expect(() => packLibrary(registry, { ...table, runtime: [...table.runtime, 'chunks/chunk-x.js'] })).toThrow('2 files')
})
