import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { ArchiveMarkerSchema, ArchiveSchema } from './archive.schema.ts'

const archive = { items: [], currentPage: 1, numPages: 0, totalItems: 0 }
it.each([
  ['2010', 2010, []],
  [undefined, 1900, []],
  ['10', 1900, [expect.stringMatching(/^firstYear: /)]],
  ['soon', 1900, [expect.stringMatching(/^firstYear: /)]],
])('the archive’s schema reads the first year %o as %i', (firstYear, year, reports) =>
  expect(readValue({ firstYear }, ArchiveMarkerSchema)).toMatchObject({ read: { firstYear: year }, reports }),
)

const basePath = (path: unknown) => readValue({ basePath: path }, ArchiveMarkerSchema)

it.each([
  [undefined, '/hemeroteca'],
  ['/es/hemeroteca/', '/es/hemeroteca'],
  ['/', ''],
])('the archive’s schema reads the base path %j as %j', (given, path) =>
  expect(basePath(given)).toMatchObject({ read: { basePath: path }, reports: [] }),
)

it.each(['hemeroteca', '//evil.example', 'https://evil.example/', '/a?b', '/a#b', 7])(
  'the archive’s schema uses its own base path in place of %j, and reports it',
  (path) => {
    expect(basePath(path)).toMatchObject({
      read: { basePath: '/hemeroteca' },
      reports: [expect.stringMatching(/^basePath: /)],
    })
  },
)

it('the archive’s schema accepts an answer with the required fields only', () => {
  const item = { id: 7, date: null, dateString: '21/11/2026' }
  const parsed = v.parse(ArchiveSchema, { ...archive, items: [item], editions: null })
  expect(parsed).toMatchObject({ items: [{ id: '7', dateString: '21/11/2026' }], editions: [] })
})

it('the archive’s schema accepts a size as a number or as text', () => {
  const item = (filesize: unknown) => ({ id: 1, date: '2026-11-21', pdf: { url: '/a.pdf', filesize } })
  for (const size of [12_400_000, '12,4 MB', null])
    expect(v.parse(ArchiveSchema, { ...archive, items: [item(size)] }).items[0]?.pdf).toMatchObject({ filesize: size })
})

it('the archive’s schema drops and reports a broken paper or a broken field of one, and keeps the rest', () => {
  const whole = { id: 7, date: '2026-11-21', dateString: '21/11/2026' }
  const items = [{ id: 8 }, { ...whole, pdf: { url: '/a.pdf', filesize: {} }, image: 'cover.jpg' }, whole]
  const editions = [{ name: 'No value' }, { name: 'Andorra', value: 'andorra', publicationTypes: [{ name: 'None' }] }]
  const { read, reports } = readValue({ ...archive, items, editions }, ArchiveSchema)
  expect(read?.items).toEqual([
    { id: '7', date: '2026-11-21', dateString: '21/11/2026', pdf: { url: '/a.pdf' } },
    { ...whole, id: '7' },
  ])
  expect(read?.editions).toEqual([{ name: 'Andorra', value: 'andorra', publicationTypes: [] }])
  expect(reports).toEqual([
    'items[0]: has no date',
    'items[1].image: expected an object, got "cover.jpg"',
    'items[1].pdf.filesize: expected a number or text, got an object',
    'editions[0].value: a value is missing',
    'editions[1].publicationTypes[0].value: a value is missing',
  ])
})

it.each([[{ ...archive, items: undefined }], [{ ...archive, items: 'none' }]])(
  'the archive’s schema refuses the answer %j',
  (answer) => expect(v.safeParse(ArchiveSchema, answer).success).toBe(false),
)

it('the archive’s schema accepts papers without their numbers and without a written date', () => {
  const item = { id: 7, date: '2026-11-21' }
  const { read, reports } = readValue({ items: [item], currentPage: -1, numPages: '3' }, ArchiveSchema)
  expect(read).toEqual({ items: [{ id: '7', date: '2026-11-21', dateString: '' }], editions: [] })
  expect(reports).toEqual(['currentPage: expected at least 0, got -1', 'numPages: expected a number, got "3"'])
})
