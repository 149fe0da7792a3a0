import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Contract } from '../contract/Contract.ts'
import { type BackendCalls, readBackendCalls } from './backendCalls.ts'
import { callsPage } from './callsPage.ts'
import type { DocPage } from './DocPage.ts'
import { playgroundHtml } from './playgroundHtml.ts'
import { readGuides } from './readGuides.ts'
import { readWidgets } from './readWidgets.ts'
import { referencePages } from './referencePages.ts'
import { renderPage } from './renderPage.ts'
import { searchEntries } from './searchEntries.ts'
import { widgetPage } from './widgetPage.ts'

/**
 * The pages that are written from the code.
 *
 * @param given The widgets' calls of the backend, where these have been read already.
 */
export async function generatedPages(contract: Contract, given?: BackendCalls): Promise<DocPage[]> {
  const calls = given ?? (await readBackendCalls())
  return [
    ...readWidgets(contract, calls).map((facts) => widgetPage(facts)),
    ...referencePages(contract),
    callsPage(calls),
  ]
}

/** All pages of the site but the playground; `given` as for {@link generatedPages}. */
export const sitePages = async (contract: Contract, given?: BackendCalls): Promise<DocPage[]> => [
  ...readGuides(),
  ...(await generatedPages(contract, given)),
]

/**
 * Writes the documentation as a folder that any server can serve.
 *
 * @throws When the library has not been built: the playground uses it.
 */
export async function writeSite(folder: string, contract: Contract): Promise<void> {
  if (!existsSync('dist/widgets.js')) throw new Error('The playground needs the library: run `npm run build`.')
  rmSync(folder, { recursive: true, force: true })
  const pages = await sitePages(contract)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const page of pages) write(page.path, renderPage(page, pages))
  for (const file of ['site.css', 'playground.js', 'search.js'])
    write(file, readFileSync(`tools/docs/site/${file}`, 'utf8'))
  write('search.json', JSON.stringify(searchEntries(pages)))
  cpSync(fileURLToPath(import.meta.resolve('minisearch')), join(folder, 'minisearch.js'))
  write('playground.html', playgroundHtml(contract.tokens))
  cpSync('docs/examples', join(folder, 'docs/examples'), {
    recursive: true,
    filter: (source) => !source.endsWith('.html'),
  })
  cpSync('dist', join(folder, 'quiosc'), { recursive: true, filter: (source) => !source.endsWith('.map') })
}
