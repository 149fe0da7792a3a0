import { onTestFinished, vi } from 'vitest'
import type { Situation } from '../../mocks/backend/createSwitchboard.ts'
import { installApp } from '../../src/island/testing/installApp.ts'
import { mountOnPage } from '../../src/island/testing/mountOnPage.ts'
import { startBackend } from '../../src/island/testing/startBackend.ts'
import { actionBarIsland } from './action-bar.island.tsx'
import texts from './locales/en.json' with { type: 'json' }

interface Scene extends Situation {
  options?: Record<string, string>
  site?: 'ara' | 'andorra'
  /** In the app, whose interface is there or not. */
  app?: 'there' | 'missing'
}

/** The article of the tests: `subscriber` has not saved it. */
export const article = {
  contentId: '1001',
  title: 'No cars on Sundays',
  url: '/ciutat/x_1_1001.html',
  giftEnabled: '',
  numComments: '1204',
}

/** The newspaper's backend behind the tests of a file; each one starts afresh. */
export function startBars() {
  const backend = startBackend()
  return {
    open(scene: Scene = {}) {
      backend().set({ persona: 'subscriber', ...scene })
      return mountBar(scene)
    },
  }
}

/** The comments of the page, as a template writes them. */
export function putComments(contentId = '1001') {
  const comments = document.createElement('div')
  comments.dataset.widget = 'comments'
  comments.dataset.contentId = contentId
  document.body.append(comments)
  onTestFinished(() => comments.remove())
  return comments
}

function mountBar({ options = article, site = 'ara', app }: Scene) {
  const toApp = app ? installApp('android') : vi.fn()
  if (app === 'missing') delete window.QuioscApp
  const [track, show, assign, reload] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const open = vi.fn(async (_widget: string, _options?: object) => true)
  const mounted = mountOnPage({
    island: actionBarIsland,
    options,
    texts,
    config: { site },
    instead: {
      analytics: { track },
      open,
      snackbars: { show },
      location: { href: () => window.location.href, assign, reload },
    },
  })
  return { ...mounted, open, say: show, track, assign, toApp }
}

/** What another widget of the page says. */
export const tellPage = (name: string, detail: unknown) =>
  document.dispatchEvent(new CustomEvent(`quiosc:${name}`, { detail }))
