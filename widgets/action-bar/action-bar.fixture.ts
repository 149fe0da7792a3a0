import { onTestFinished, vi } from 'vitest'
import type { Situation } from '#mocks/backend/createSwitchboard.ts'
import { installApp } from '#testing/installApp.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { startBackend } from '#testing/startBackend.ts'
import { actionBarIsland } from './action-bar.island.tsx'

interface Scene extends Situation {
  options?: Record<string, string>
  site?: 'ara' | 'andorra'
  /** Runs in the app, with or without its interface. */
  app?: 'there' | 'missing'
}

/** An article that `subscriber` has not saved. */
export const article = {
  contentId: '1001',
  title: 'No cars on Sundays',
  url: '/ciutat/x_1_1001.html',
  giftEnabled: '',
  numComments: '1204',
}

/** Starts the mock backend for a test file; its state is reset before each test. */
export function startBars() {
  const backend = startBackend()
  return {
    backend,
    open(scene: Scene = {}) {
      backend().set({ persona: 'subscriber', ...scene })
      return mountBar(scene)
    },
  }
}

/** The page's comments marker, as templates write it. */
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
    config: { site },
    overrides: {
      analytics: { track, setFacts: vi.fn() },
      open,
      snackbars: { show },
      location: { href: () => window.location.href, assign, reload },
    },
  })
  return { ...mounted, open, showSnackbar: show, track, assign, toApp }
}

/** Dispatches an event of another widget. */
export const dispatchPageEvent = (name: string, detail: unknown) =>
  document.dispatchEvent(new CustomEvent(name, { detail }))
