import type { Result } from '../lib/result.ts'
import { failed, success } from '../lib/result.ts'
import type { OptionIssue } from '../loader/fault.types.ts'
import { readAttributes } from './readAttributes.ts'

/**
 * A marker's options before they are parsed: its JSON block, with the attributes on top (contract §2).
 * A block that is not JSON, or not an object, is the template author's mistake and returned as an issue.
 */
export function readOptions(host: HTMLElement): Result<Record<string, unknown>, readonly OptionIssue[]> {
  const block = host.querySelector(':scope > script[type="application/json"]')
  const attributes = readAttributes(host)
  if (!block?.textContent?.trim()) return success(attributes)
  try {
    const parsed: unknown = JSON.parse(block.textContent)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return success({ ...parsed, ...attributes })
    return failed([{ attribute: 'application/json', problem: 'the block must be an object' }])
  } catch (error) {
    return failed([{ attribute: 'application/json', problem: `the block is not JSON (${String(error)})` }])
  }
}
