import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import type { OptionIssue } from '../loader/fault.types.ts'
import { LIGHT_PART } from '../loader/lightPart.ts'
import { readAttributes } from './readAttributes.ts'

const BLOCK = 'script[type="application/json"]'

/** Right in the marker, else wherever a CMS has put it: WordPress wraps it in a `<p>`. What is in a marker within this one is that one's. */
const blockOf = (host: HTMLElement) =>
  host.querySelector(`:scope > ${BLOCK}`) ??
  [...host.querySelectorAll(BLOCK)].find((block) => block.closest(`[data-widget],[${LIGHT_PART}]`) === host)

/**
 * A marker's options before they are parsed: its JSON block, with the attributes on top (contract §2).
 * A block that is not JSON, or not an object, is the template author's mistake and returned as an issue.
 */
export function readOptions(host: HTMLElement): Result<Record<string, unknown>, readonly OptionIssue[]> {
  const text = blockOf(host)?.textContent?.trim()
  const attributes = readAttributes(host)
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
