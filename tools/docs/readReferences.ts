import { readFileSync } from 'node:fs'
import type { Contract } from '../contract/Contract.ts'
import { type BackendCalls, readBackendCalls } from './backendCalls.ts'
import { readWidgets } from './readWidgets.ts'
import { renderMarkdown } from './renderPage.ts'
import { widgetPage } from './widgetPage.ts'

/** In Storybook, where a page stands in a frame. */
const storyAddress = (story: string) => `./?path=/story/${story}`

/**
 * The reference of each widget as HTML for Storybook, by its name: the same as on the documentation's site, and its states lead to their stories.
 *
 * @param given Their calls of the backend, where these have been read already.
 */
export async function readReferences(given?: BackendCalls): Promise<ReadonlyMap<string, string>> {
  // `npm run check` compares the file with the code.
  const contract: Contract = JSON.parse(readFileSync('docs/contract.json', 'utf8'))
  const calls = given ?? (await readBackendCalls())
  return new Map(
    readWidgets(contract, calls).map((facts) => [
      facts.name,
      renderMarkdown(widgetPage(facts, storyAddress), new Map()).replaceAll('<a href="./', '<a target="_top" href="./'),
    ]),
  )
}
