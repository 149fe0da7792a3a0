import { within } from '@testing-library/dom'
import { afterEach, beforeEach } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Scene, startBackend } from '../comments.page.fixture.ts'

/** The app's page of a conversation, in the tab that the tests run in. */
export const goTo = (contentId: string, hash = '') =>
  window.history.replaceState(null, '', `/webview/content/${contentId}/comments${hash}`)

type Comments = ReturnType<ReturnType<typeof startBackend>['open']>
export type View = Awaited<ReturnType<Comments['ready']>>

export const list = (view: View) => view.findByRole('heading', { name: /^[\d.]+\u00a0comments$/ })
export const systemBack = () => window.history.back()
export const back = (view: View) => userEvent.click(view.getByRole('button', { name: 'Back' }))
export const replyField = (view: View, nick: string) => view.findByRole('textbox', { name: `Write a reply to ${nick}` })
export const publish = async (view: View, name: string) => userEvent.click(await view.findByRole('button', { name }))

/** The newspaper's backend behind the tests of a file, each one at the list of content 1002 to begin with. */
export function startWebView() {
  const started = startBackend()
  const before = window.location.href
  beforeEach(() => goTo('1002'))
  afterEach(() => window.history.replaceState(null, '', before))

  async function openList(scene: Scene = {}) {
    const comments = started.open(scene)
    const view = await comments.ready()
    await list(view)
    return { comments, view }
  }
  return {
    ...started,
    openList,
    /** The list, with Don Simón's thread opened from it. */
    async openThread() {
      const opened = await openList()
      const [article] = await opened.view.findAllByRole('article', { name: 'Comment by Don Simón' })
      const row = article?.closest<HTMLElement>('.row')
      if (!row) throw new Error('No comment by Don Simón')
      await userEvent.click(within(row).getByRole('button', { name: 'Show 2\u00a0replies' }))
      const heading = await opened.view.findByRole('heading', { name: 'Replies to Don Simón' })
      return { ...opened, heading }
    },
  }
}
