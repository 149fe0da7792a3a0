import { type DefaultTreeAdapterMap, defaultTreeAdapter, type TreeAdapter } from 'parse5'
import { UnreadableError } from '../../UnreadableError.ts'

/** How many elements may be in each other. Chrome and Safari put a deeper one beside the others, so that a page cannot mean it. */
const MAX_DEPTH = 512

/**
 * Builds the tree of one page.
 *
 * @param name Of the page, for the message.
 * @throws {UnreadableError} While the page is parsed, at the first element that is too deep.
 */
export function createDepthLimit(name: string): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0
  return {
    ...defaultTreeAdapter,
    onItemPush() {
      depth++
      if (depth > MAX_DEPTH)
        throw new UnreadableError(`${name}: its elements are more than ${MAX_DEPTH} deep in each other`)
    },
    onItemPop() {
      depth--
    },
  }
}
