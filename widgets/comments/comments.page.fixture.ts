import { configure, within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, vi } from 'vitest'
import type { Situation } from '../../mocks/backend/createSwitchboard.ts'
import type { MockWorker } from '../../mocks/browser.ts'
import { startWorker } from '../../mocks/browser.ts'
import { createPage } from '../../src/island/createPage.ts'
import { mountIsland } from '../../src/island/mountIsland.tsx'
import { readPageConfig } from '../../src/island/readPageConfig.ts'
import { compileTexts } from '../../src/island/testing/createTestIntl.ts'
import { adoptStyles } from '../../src/styles/adoptStyles.ts'
import tokensCss from '../../src/styles/tokens.css?inline'
import { commentsIsland } from './comments.island.tsx'
import texts from './locales/en.json' with { type: 'json' }

export const eventually = (check: () => void) => vi.waitFor(check)

// A long thread's markup in every failed query's message takes longer to write than the query.
configure({ getElementError: (message) => new Error(message ?? '') })

const dictionary = compileTexts(texts)

export interface Scene extends Situation {
  contentId?: string
  order?: 'asc' | 'desc'
}

/** The newspaper's backend behind the tests of a file; each one starts afresh. */
export function startBackend() {
  let mock: MockWorker | undefined
  beforeAll(async () => {
    mock = await startWorker({ language: 'en' })
    adoptStyles(document, [tokensCss])
  })
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', window.location.pathname)
  })
  afterAll(() => mock?.stop())

  const backend = () => {
    if (!mock) throw new Error('The backend starts before the first test.')
    return mock
  }
  return {
    backend,
    /** Opens a page with the comments on it: the island on the real runtime, in English. `reopen` keeps what the backend and the tab know. */
    open(scene: Scene = {}) {
      backend().set({ persona: 'subscriber', ...scene })
      return mountComments(scene)
    },
    reopen: mountComments,
  }
}

function mountComments({ contentId = '1002', order }: Scene) {
  const host = document.createElement('div')
  host.dataset.contentId = contentId
  if (order) host.dataset.order = order
  document.body.append(host)

  const told = vi.fn()
  const listening = new AbortController()
  for (const name of ['comments-counted', 'comment-posted', 'comment-liked', 'comment-deleted'])
    document.addEventListener(`quiosc:${name}`, (event) => told(name, (event as CustomEvent).detail), listening)

  const page = createPage({
    config: { ...readPageConfig(), lang: 'en', env: 'PRE' },
    firstData: { ask: () => undefined, take: () => undefined },
    describe: (message) => message,
    signal: listening.signal,
  })
  const onCrash = vi.fn((error: unknown) => {
    throw error
  })
  const mounted = mountIsland(commentsIsland, host, {
    page,
    lang: 'en',
    dictionary,
    onCrash,
  })
  if (!mounted.ok) throw new Error(mounted.failure.map(({ problem }) => problem).join())
  const close = () => {
    mounted.value.unmount()
    listening.abort()
    host.remove()
  }
  onTestFinished(close)

  const island = () => {
    const found = host.shadowRoot?.querySelector<HTMLElement>('.island')
    if (!found) throw new Error('The island is not there yet.')
    return found
  }
  return {
    host,
    page,
    told,
    close,
    /** Queries inside the shadow root, once something stands there. */
    async ready() {
      await eventually(island)
      return within(island())
    },
    async expectAccessible() {
      // What fades in has no colours to speak of yet.
      const passing = (host.shadowRoot?.getAnimations() ?? []).filter(
        ({ effect }) => effect?.getTiming().iterations !== Infinity,
      )
      await Promise.allSettled(passing.map(({ finished }) => finished))
      const { violations } = await axe.run(host)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    },
  }
}

export const focused = () => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}
