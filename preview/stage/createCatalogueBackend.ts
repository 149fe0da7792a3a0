import type { RequestHandler } from 'msw'
import { HttpResponse, http } from 'msw/http'
import type { WidgetState } from '#islands/island/widgetState.ts'
import type { Language } from '#lib/site/config/config.ts'
import { callNames, calls } from '#mocks/backend/calls.ts'
import { keepNewest } from '#mocks/backend/comments/keepNewest.ts'
import { createBackend } from '#mocks/backend/createBackend.ts'
import { type Fault, parseFaults } from '#mocks/backend/faults.ts'
import { createHandlers } from '#mocks/backend/handlers.ts'

export interface CatalogueBackend {
  /** Follows what was set last. */
  handlers(): readonly RequestHandler[]
  isCall(url: URL): boolean
  set(situation: BackendSituation): void
  /** Whether what an editor has chosen to fail has failed since then. */
  hasFailed(): boolean
}

export interface BackendSituation {
  /** The fault that an editor has chosen; the state's own faults happen as well. */
  fault: string | undefined
  language: Language
  state: WidgetState | undefined
}

const faultsIn = (text = ''): readonly Fault[] => {
  const faults = parseFaults(text)
  return faults.ok ? faults.value : []
}

/** The answers that a state brings along, for what no fault produces. */
const answersOf = ({ answers = {} }: WidgetState, base: string): RequestHandler[] =>
  callNames.flatMap((name) => {
    const given = answers[name]
    if (!given) return []
    const { method, path } = calls[name]
    const address = `${base.startsWith('/') ? '*' : ''}${base}${path}`
    const answer = () => new HttpResponse(JSON.stringify(given.body), { status: given.status ?? 200 })
    return http.all(address, ({ request }) => (request.method === method ? answer() : undefined))
  })

/**
 * The backend of the catalogue, in the page.
 *
 * @param base The address of the page's own backend.
 */
export function createCatalogueBackend(base: string): CatalogueBackend {
  let chosen: string | undefined
  let faults: readonly Fault[] = []
  let language: Language = 'ca'
  let own: RequestHandler[] = []
  const backend = createBackend({ now: () => new Date() })
  const handlers = createHandlers(backend, { base, faults: () => faults, language: () => language })
  // The last are the lists of the states' own markup, which a CMS would answer.
  const roots = [base, '/api/', '/llista/'].map((root) => new URL(root, window.location.href).href)
  return {
    handlers: () => [...own, ...handlers],
    hasFailed: () => faultsIn(chosen).some(({ text, from }) => (backend.state.faultUses.get(text) ?? 0) >= from),
    isCall: ({ href }) => roots.some((root) => href.startsWith(root)),
    set(situation) {
      const { state } = situation
      chosen = situation.fault
      faults = [...faultsIn(chosen), ...faultsIn(state?.fault)]
      language = situation.language
      own = state ? answersOf(state, base) : []
      backend.reset()
      if (state?.newestComments) keepNewest(backend.state, state.options.contentId ?? '', state.newestComments)
    },
  }
}
