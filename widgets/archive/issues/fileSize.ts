import type { IssuePdf } from './shownIssue.schema.ts'

const MEGABYTE = 1_000_000

/** Whole megabytes, at least one; a text is returned unchanged. Empty when unknown. */
export function fileSize(size: IssuePdf['size']): string {
  if (typeof size === 'string') return size
  return size > 0 ? `${Math.max(1, Math.round(size / MEGABYTE))} MB` : ''
}
