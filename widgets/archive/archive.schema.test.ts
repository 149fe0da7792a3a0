import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ArchiveMarkerSchema, ArchiveSchema } from './archive.schema.ts'

const archive = { items: [], currentPage: 1, numPages: 0, totalItems: 0 }
const basePath = (path: unknown) => v.safeParse(ArchiveMarkerSchema, { basePath: path })

it.each([
  [undefined, '/hemeroteca'],
  ['/es/hemeroteca/', '/es/hemeroteca'],
  ['/', ''],
])('lives at %j: %j', (given, path) =>
  expect(basePath(given)).toMatchObject({ success: true, output: { basePath: path } }),
)

it.each(['hemeroteca', '//evil.example', 'https://evil.example/', '/a?b', '/a#b', 7])('does not live at %j', (path) => {
  expect(basePath(path).success).toBe(false)
})

it('takes an answer with no more than it must have', () => {
  const item = { id: 7, date: '2026-11-21', dateString: '21/11/2026' }
  const parsed = v.parse(ArchiveSchema, { ...archive, items: [item], editions: null })
  expect(parsed).toMatchObject({ items: [{ id: '7', dateString: '21/11/2026' }], editions: [] })
})

it('takes a size as a number or as a text', () => {
  const item = (filesize: unknown) => ({ id: 1, date: '', dateString: '', pdf: { url: '/a.pdf', filesize } })
  for (const size of [12_400_000, '12,4 MB', null])
    expect(v.safeParse(ArchiveSchema, { ...archive, items: [item(size)] }).success).toBe(true)
  expect(v.safeParse(ArchiveSchema, { ...archive, items: [item({})] }).success).toBe(false)
})

it.each([[{ ...archive, items: undefined }], [{ ...archive, totalItems: '3' }], [{ ...archive, items: [{ id: 1 }] }]])(
  'refuses %j',
  (answer) => expect(v.safeParse(ArchiveSchema, answer).success).toBe(false),
)
