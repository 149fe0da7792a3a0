import type { InferInput } from 'valibot'
import { isDay } from '#kit/dates/day.ts'
import type { ArchiveSchema } from '#widgets/archive/archive.schema.ts'
import { type Answer, answer, type Call, invalid } from '../Call.ts'
import { editions } from './editions.ts'
import { type PrintedIssue, printedIssues } from './printedIssues.ts'

const PAGE_SIZE = 20

/** GET /archive/publications: without filters the main edition's papers. */
export function listPublications({ backend, query, language }: Call): Answer {
  const edition = query.get('edition')
  const publication = query.get('publication')
  const date = query.get('date')
  const listPage = Number(query.get('page') ?? 1)
  if (date !== null && !isDay(date)) return invalid('date')
  if (!Number.isInteger(listPage) || listPage < 1) return invalid('page')

  const main = edition === null && publication === null && date === null ? editions[0]?.value : edition
  const found = printedIssues(backend.now()).filter(
    (issue) =>
      (main === null || issue.edition.value === main) &&
      (publication === null || issue.publication.value === publication) &&
      (date === null || issue.day === date),
  )
  const order = query.get('order') === 'asc' ? 'asc' : 'desc'
  if (order === 'asc') found.reverse()
  const archive: InferInput<typeof ArchiveSchema> = {
    items: found.slice((listPage - 1) * PAGE_SIZE, listPage * PAGE_SIZE).map((issue) => present(issue, language)),
    order,
    currentPage: listPage,
    numPages: Math.ceil(found.length / PAGE_SIZE),
    totalItems: found.length,
    editions: editions.map(({ name, value, publications }) => ({
      name: name[language],
      value,
      publicationTypes: publications.map((each) => ({ name: each.name[language], value: each.value })),
    })),
  }
  return answer(archive)
}

/** Printed but not scanned yet: no cover and no PDF. */
const unscanned = ['2026-02-12']

const alternatives = {
  ca: (name: string, date: string) => `Portada: ${name}, ${date}`,
  es: (name: string, date: string) => `Portada: ${name}, ${date}`,
  en: (name: string, date: string) => `Front page: ${name}, ${date}`,
  de: (name: string, date: string) => `Titelseite: ${name}, ${date}`,
}

function present({ id, day, edition, publication }: PrintedIssue, language: Call['language']) {
  const dateString = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
  const file = `${edition.value}-${publication.value}-${day}`
  // Covers of the main edition carry no edition name.
  const name =
    edition === editions[0] ? publication.name[language] : `${publication.name[language]} · ${edition.name[language]}`
  const scanned = !unscanned.includes(day)
  return {
    id,
    date: `${day} 06:00:00`,
    dateString,
    image: scanned ? { url: `/portades/${file}_default_.svg`, alt: alternatives[language](name, dateString) } : null,
    pdf: scanned
      ? { url: `/exemplars/${file}.pdf`, filesize: 9_000_000 + (id % 97) * 150_000, filename: `${file}.pdf` }
      : null,
    type: { name },
  }
}
