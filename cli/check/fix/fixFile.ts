import { readFile, writeFile } from 'node:fs/promises'
import type { ProblemId } from '#islands/diagnosis/problems.ts'
import { UnreadableError } from '../../UnreadableError.ts'
import type { Page } from '../page/Page.ts'
import { parsePage } from '../page/parsePage.ts'
import { fixText } from './fixText.ts'

export interface FixedFile {
  page: Page
  /** The changes, each in one line. */
  lines: string[]
}

const BOM = Buffer.from('\uFEFF')

/**
 * Mends the file of a page. A page at an address has none.
 *
 * @throws {UnreadableError} For a file that cannot be written.
 */
export async function fixFile(page: Page, ignored: readonly ProblemId[]): Promise<FixedFile> {
  const { source } = page
  if (source.path === undefined) return { page, lines: [] }
  const { text, lines } = fixText(source, ignored)
  if (lines.length === 0) return { page, lines }
  const bytes = await readFile(source.path)
  const start = bytes.subarray(0, BOM.length).equals(BOM) ? BOM : Buffer.alloc(0)
  // Bytes that are no UTF-8 would be others afterwards.
  if (!bytes.equals(Buffer.concat([start, Buffer.from(source.text)])))
    return { page, lines: [`${source.name} is not changed: it is not in UTF-8`] }
  await writeFile(source.path, Buffer.concat([start, Buffer.from(text)])).catch(({ code }: NodeJS.ErrnoException) => {
    throw new UnreadableError(`${source.name} cannot be written (${code})`)
  })
  return { page: parsePage({ ...source, text }), lines }
}
