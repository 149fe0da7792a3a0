import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ArchiveSchema } from '#widgets/archive/archive.schema.ts'
import { setUpBackend } from '../backend.fixture.ts'
import { coverHeadlines } from './coverHeadlines.ts'
import { letters } from './letters.ts'
import { paperFile } from './paperFile.ts'

async function list(query: string) {
  const { request } = setUpBackend()
  return v.parse(ArchiveSchema, (await request(`/archive/publications?${query}`)).value)
}

it('the archive lists the main edition without filters, newest first, in pages', async () => {
  const first = await list('')
  expect(first).toMatchObject({ order: 'desc', currentPage: 1 })
  expect(first.items).toHaveLength(20)
  const second = await list('page=2')
  expect(second.currentPage).toBe(2)
  const days = [...first.items, ...second.items].map(({ date }) => date)
  expect(days).toEqual(days.toSorted().reverse())
  const last = await list(`page=${first.numPages}`)
  expect(last.items.length).toBe(Number(first.totalItems) - 20 * (Number(first.numPages) - 1))
})

it('the archive filters by edition, publication and date, in either order', async () => {
  const sundays = await list('edition=balears&publication=dominical&order=asc')
  expect(sundays.items.every(({ type }) => type?.name === 'Dominical · Illes Balears')).toBe(true)
  const dates = sundays.items.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted())
  expect(await list('date=2025-12-25')).toMatchObject({ items: [], totalItems: 0, numPages: 0 })
  expect((await list('date=2026-02-14')).items.map(({ dateString }) => dateString)).toEqual(
    Array.from({ length: 3 }, () => '14/02/2026'),
  )
})

describe('the files of the archive', () => {
  it('include a cover in both sizes and a PDF for every issue', async () => {
    for (const { image, pdf } of (await list('')).items) {
      const cover = paperFile(image?.url ?? '')
      expect(cover?.body).toMatch(/^<svg/)
      expect(paperFile(image?.url.replace('_default_', '_400w_') ?? '')).toEqual(cover)
      expect(paperFile(pdf?.url ?? '')?.body).toMatch(/^%PDF-1\.4/)
    }
  })

  it('have covers in the newspaper’s colours, without text that would need a font', () => {
    const colours = new Set<string>()
    for (const publication of ['diari', 'dominical', 'taula'])
      for (let day = 1; day < 29; day++) {
        const cover = paperFile(`/portades/portclar-${publication}-2026-02-${String(day).padStart(2, '0')}_400w_.svg`)
        expect(cover?.body).not.toMatch(/<text|font|undefined|NaN/)
        for (const [colour] of cover?.body.matchAll(/#[0-9a-f]{6}(?=")/g) ?? []) colours.add(colour)
      }
    const warm = [...colours].filter((colour) => {
      const [red = 0, , blue = 0] = (colour.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16))
      return red > blue + 16
    })
    expect(warm).toEqual([])
  })

  it('have an outline for every letter of the covers', () => {
    const words = [
      ...coverHeadlines,
      'Diumenge',
      'Taula parada',
      'Illes Balears',
      'Andorra',
      'de Portclar',
      '0123456789/·',
    ]
    const missing = [...new Set(words.join(''))].filter((letter) => letter !== ' ' && !letters[letter])
    expect(missing).toEqual([])
  })

  it('are valid PDFs to the byte', () => {
    const { body = '' } = paperFile('/exemplars/portclar-diari-2026-02-14.pdf') ?? {}
    const start = Number(/startxref\n(\d+)\n/.exec(body)?.[1])
    expect(body.slice(start, start + 4)).toBe('xref')
    for (const [index, line] of (body.match(/\d{10} 00000 n/g) ?? []).entries())
      expect(body.slice(Number(line.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj`))
  })

  it.each([
    '/exemplars/portclar-diari-2026-02-30.pdf',
    '/exemplars/mart-diari-2026-02-14.pdf',
    '/exemplars/portclar-diari-2026-02-14_400w_.svg',
    '/portades/portclar-diari-2026-02-14.pdf',
    '/portades/../portclar-diari-2026-02-14_400w_.svg',
  ])('do not include %s', (path) => expect(paperFile(path)).toBeUndefined())
})
