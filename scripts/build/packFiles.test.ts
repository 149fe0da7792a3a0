import { expect, it } from 'vitest'
import { fileChunks } from '../../src/loader/fileChunks.ts'
import type { Registry } from '../../src/loader/registry.ts'
import { packFiles } from './packFiles.ts'

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

it('packs file names so that the loader can unpack them', () => {
  const packed = packFiles(registry, table)
  expect(packed).toBe(
    'runtime-r1 diagnose-d1 forms-s1 overlays-s2;poll 2 p1 0 poll/{pollId};gift 3 g1 10  #resume$;menu 0 m1',
  )
  const unpacked = fileChunks(packed, 'https://example.com/quiosc/widgets.js').registry
  expect(Object.keys(unpacked)).toEqual(Object.keys(registry))
  expect(unpacked).toMatchObject({
    poll: { load: 'visible', prefetch: 'poll/{pollId}', hash: 'p1' },
    gift: { load: 'interaction', target: '#resume$', needs: '10' },
    menu: { load: 'eager', needs: '' },
  })
})

it('supports 36 shared files, one per base-36 digit', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `chunks/file${index}-s.js`)
  const pack = (count: number) =>
    packFiles({ poll: { load: 'eager' } }, { ...table, poll: ['chunks/poll-p1.js', ...files(count)] })
  expect(pack(36)).toMatch(/;poll 0 p1 0123456789abcdefghijklmnopqrstuvwxyz$/)
  expect(() => pack(37)).toThrow('36 shared files')
})

it('fails for files that the loader could not find', () => {
  expect(() => packFiles(registry, { ...table, poll: ['chunks/other-p1.js'] })).toThrow('other-p1')
  expect(() => packFiles(registry, { ...table, runtime: [...table.runtime, 'chunks/common-x.js'] })).toThrow('but is 2')
})
