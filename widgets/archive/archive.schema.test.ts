import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { check } from '../../src/lib/parseJson.ts'
import { ArchiveMarkerSchema, ArchiveSchema } from './archive.schema.ts'

const archive = { items: [], currentPage: 1, numPages: 0, totalItems: 0 }
const basePath = (path: unknown) => v.safeParse(ArchiveMarkerSchema, { basePath: path })

it.each([
  [undefined, '/hemeroteca'],
  ['/es/hemeroteca/', '/es/hemeroteca'],
  ['/', ''],
])('uses the base path %j: %j', (given, path) =>
  expect(basePath(given)).toMatchObject({ success: true, output: { basePath: path } }),
)

it.each(['hemeroteca', '//evil.example', 'https://evil.example/', '/a?b', '/a#b', 7])(
  'refuses the base path %j',
  (path) => {
    expect(basePath(path).success).toBe(false)
  },
)

it('accepts an answer with the required fields only', () => {
  const item = { id: 7, date: '2026-11-21', dateString: '21/11/2026' }
  const parsed = v.parse(ArchiveSchema, { ...archive, items: [item], editions: null })
  expect(parsed).toMatchObject({ items: [{ id: '7', dateString: '21/11/2026' }], editions: [] })
})

it('accepts a size as a number or as text', () => {
  const item = (filesize: unknown) => ({ id: 1, date: '', dateString: '', pdf: { url: '/a.pdf', filesize } })
  for (const size of [12_400_000, '12,4 MB', null])
    expect(v.parse(ArchiveSchema, { ...archive, items: [item(size)] }).items[0]?.pdf).toMatchObject({ filesize: size })
})

it('drops and reports a broken paper or a broken field of one, and keeps the rest', () => {
  const onDropped = vi.fn()
  const whole = { id: 7, date: '2026-11-21', dateString: '21/11/2026' }
  const items = [{ id: 8 }, { ...whole, pdf: { url: '/a.pdf', filesize: {} }, image: 'cover.jpg' }, whole]
  const editions = [{ name: 'No value' }, { name: 'Andorra', value: 'andorra', publicationTypes: [{ name: 'None' }] }]
  const parsed = check({ ...archive, items, editions }, ArchiveSchema, onDropped)
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      items: [{ id: '7', pdf: { url: '/a.pdf', filesize: undefined }, image: undefined }, { id: '7' }],
      editions: [{ value: 'andorra', publicationTypes: [] }],
    },
  })
  expect(onDropped).toHaveBeenCalledTimes(5)
})

it.each([[{ ...archive, items: undefined }], [{ ...archive, totalItems: '3' }], [{ ...archive, items: 'none' }]])(
  'refuses %j',
  (answer) => expect(v.safeParse(ArchiveSchema, answer).success).toBe(false),
)
