import type { Report } from '#lib/report.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { imageVariant } from '#lib/site/imageVariant.ts'
import type { Issue } from '../archive.schema.ts'
import type { ShownIssue } from './shownIssue.schema.ts'

/** CSS pixels (content-features §9, "Archive image width"). */
export const COVER_WIDTH = 400

export interface AddressRules {
  /** The page's address. */
  base: string
  /** The site's own hosts. */
  hosts: readonly string[]
  report: Report
}

/** Checks an issue's addresses: the PDF has to be on the site's own hosts, the cover an http(s) address. Others are left out and reported. */
export function readIssue(
  { id, date, dateString, image, pdf, type }: Issue,
  { base, hosts, report }: AddressRules,
): ShownIssue {
  const file = pdf && safeUrl(pdf.url, base, hosts)
  if (file === '/') report(new Error(`Ignored the PDF URL ${pdf?.url}: not on this site or its hosts`), 'archive')
  return {
    id,
    type: type?.name ?? '',
    date: dateString || date.replace(/^(\d{4})-(\d\d)-(\d\d).*/s, '$3/$2/$1'),
    cover: image ? coverOf(image, base) : undefined,
    pdf: pdf && file && file !== '/' ? { url: file, filename: pdf.filename ?? '', size: pdf.filesize ?? 0 } : undefined,
  }
}

function coverOf({ url, alt }: NonNullable<Issue['image']>, base: string): ShownIssue['cover'] {
  const variant = imageVariant(url, COVER_WIDTH)
  // An invalid URL throws; `URL.canParse` is not in every browser.
  try {
    const { protocol, href } = new URL(variant, base)
    return /^https?:$/.test(protocol) ? { url: href, alt: alt ?? '' } : undefined
  } catch {
    return undefined
  }
}
