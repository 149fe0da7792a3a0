import { isDay } from '#kit/dates/day.ts'
import { drawCover } from './drawCover.ts'
import { drawPdf } from './drawPdf.ts'
import { editions } from './editions.ts'

/** A cover or a PDF, as the newspaper's file server sends it. */
export interface PaperFile {
  type: string
  body: string
}

const NAME = /^\/(portades|exemplars)\/([a-z]+)-([a-z]+)-(\d{4}-\d{2}-\d{2})(_400w_\.svg|_default_\.svg|\.pdf)$/

/** The file at a path; undefined when there is no such paper. */
export function paperFile(pathname: string): PaperFile | undefined {
  const [, folder, edition = '', publication = '', day = '', ending = ''] = NAME.exec(pathname) ?? []
  const printed = editions
    .find(({ value }) => value === edition)
    ?.publications.some(({ value }) => value === publication)
  if (!printed || !isDay(day)) return undefined
  const of = { edition, publication, day }
  if (folder === 'exemplars') return ending === '.pdf' ? { type: 'application/pdf', body: drawPdf(of) } : undefined
  return ending === '.pdf' ? undefined : { type: 'image/svg+xml; charset=utf-8', body: drawCover(of) }
}
