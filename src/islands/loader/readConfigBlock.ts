import { ownDocument } from '#lib/ownDocument.ts'

const BLOCK = 'script[type^="application/json"][data-quiosc-config]'

/**
 * The page's configuration block, as the publisher has written it (contract §1): null where there is none. The loader calls it once, when the page has
 * been parsed and before any answer is on it, and hands the text on. Nobody else reads it: sanitized HTML may keep any `data-*` on any element, and
 * decides neither where the token goes nor which scripts run.
 */
export const readConfigBlock = (): string | null => ownDocument().querySelector(BLOCK)?.textContent ?? null
