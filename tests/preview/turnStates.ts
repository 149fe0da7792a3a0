import type { PageConfig } from '#islands/runtime/pageConfig.types.ts'
import type { PersonaName } from '#mocks/backend/personas.ts'
import type { CatalogueEntry } from '#preview/catalogue/catalogue.ts'
import type { Shown } from '#preview/stage/Shown.ts'
import { shownTexts } from '#stories/support/shownTexts.ts'
import { openPage } from '../support/openPage.ts'
import { openPreview } from './openPreview.ts'
import { statesByPage } from './statesByPage.ts'

export interface TurnOptions {
  /** Of the newspaper. */
  url: string
  /** The path of the engine's script. */
  script: string
  entries: readonly CatalogueEntry[]
  /** To whom each state is shown: to the reader that it is about, or to others. */
  readers: readonly ('own' | PersonaName)[]
  /** Of the pages. */
  config?: Partial<PageConfig>
  /** Finds the faults in the texts that a state shows. */
  faultsIn?(texts: readonly string[]): string[]
}

export interface TurnedStates {
  shown: number
  /** How many need a step that the page does not offer to their reader. */
  withoutStep: number
  /** Each with the choice, as in the address, during which it was noticed. */
  findings: string[]
}

const isWithoutStep = (shown: Shown) => shown.status === 'impossible' && shown.obstacle.kind === 'step'

/** Shows every state to every reader in the preview, one after the other. Each page that the states need is loaded once. */
export async function turnStates(options: TurnOptions): Promise<TurnedStates> {
  const { url, script, entries, readers, config, faultsIn } = options
  const turned: TurnedStates = { shown: 0, withoutStep: 0, findings: [] }
  for (const [path, states] of statesByPage(entries)) {
    const opened = await openPage({ reducedMotion: 'reduce' })
    try {
      const address = `${path}?quiosc-preview`
      const open = () => openPreview(opened, url, { address, load: 'none', script, ...(config && { config }) })
      let preview = await open()
      for (const reader of readers) {
        for (const state of states) {
          const choice = reader === 'own' ? `shown.${state}` : `persona.${reader}~shown.${state}`
          const shown = await preview.show(choice).catch(String)
          const harms = preview.harms()
          if (typeof shown === 'string') {
            harms.push(`has left the page: ${shown}`)
            preview = await open()
          } else if (shown.status === 'shown') {
            turned.shown++
            if (faultsIn) harms.push(...faultsIn(await opened.page.evaluate<string[]>(`(${shownTexts})(document)`)))
          } else if (reader !== 'own' && isWithoutStep(shown)) turned.withoutStep++
          else harms.push(`is not shown: ${JSON.stringify(shown)}`)
          turned.findings.push(...harms.map((harm) => `${choice}: ${harm}`))
        }
      }
      turned.findings.push(...(await preview.left()).map((what) => `${path}: has left ${what}`))
    } finally {
      await opened.context.close()
    }
  }
  return turned
}
