import { failed, type Result, success } from '#lib/result.ts'
import type { OptionIssue } from '../loader/fault.types.ts'
import { LIGHT_PART } from '../loader/lightPart.ts'
import { readAttributes } from './readAttributes.ts'

/** With parameters too (`application/json; charset=utf-8`). Not the answer that a server has put there. */
const BLOCK = 'script:is([type="application/json"],[type^="application/json;"]):not([data-quiosc-data])'

/** Right in the marker, else wherever a CMS has put it: WordPress wraps it in a `<p>`. What is in a marker within this one is that one's. */
const blockOf = (host: HTMLElement) =>
  host.querySelector(`:scope > ${BLOCK}`) ??
  [...host.querySelectorAll(BLOCK)].find((block) => block.closest(`[data-widget],[${LIGHT_PART}]`) === host)

/**
 * A marker's options before they are parsed: its JSON block, with the attributes on top (contract §2).
 * A block that is not JSON, or not an object, is the template author's mistake and returned as an issue.
 */
export const readOptions = (host: HTMLElement): Result<Record<string, unknown>, readonly OptionIssue[]> =>
  parseOptions(blockOf(host)?.textContent, readAttributes(host))

/** {@link readOptions} of a marker that is no element: on a server. */
export function parseOptions(
  block: string | null | undefined,
  attributes: Record<string, string>,
): Result<Record<string, unknown>, readonly OptionIssue[]> {
  const text = block?.trim()
  if (!text) return success(attributes)
  try {
    // `null` counts as no block.
    const parsed: unknown = JSON.parse(text) ?? {}
    if (typeof parsed === 'object' && !Array.isArray(parsed)) return success({ ...parsed, ...attributes })
    return failed([{ attribute: 'application/json', problem: 'the block must be an object' }])
  } catch (error) {
    return failed([{ attribute: 'application/json', problem: `the block is not JSON (${String(error)})` }])
  }
}
