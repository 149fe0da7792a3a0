import type { PageIntl } from '../../../src/i18n/PageIntl.ts'
import type { IssuePdf } from './shownIssue.schema.ts'

const MEGABYTE = 1_000_000

/** Whole megabytes, at least one; a text is returned unchanged. Empty when unknown. */
export function fileSize(size: IssuePdf['size'], number: PageIntl['number']): string {
  if (typeof size === 'string') return size
  return size > 0 ? `${number(Math.max(1, Math.round(size / MEGABYTE)))} MB` : ''
}
