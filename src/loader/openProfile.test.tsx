import { afterEach, expect, it, vi } from 'vitest'
import type { Chunks } from './chunks.ts'
import { startQuiosc } from './startQuiosc.ts'

const path = window.location.pathname + window.location.search

afterEach(() => {
  window.history.replaceState(null, '', path)
  document.body.replaceChildren()
})

const never = () => new Promise<never>(() => undefined)

/** The library on a page with nothing but these markers, whose files do not arrive. */
function start(html: string) {
  document.body.innerHTML = html
  const island = vi.fn<Chunks['island']>(never)
  const open = vi.fn()
  startQuiosc({
    registry: { profile: { load: 'interaction', target: '#profile' } },
    version: 'test',
    chunks: {
      island,
      messages: never,
      // `as never`, because nothing else of the runtime is used here.
      runtime: async () => ({ createRuntime: () => ({ page: { open } }) as never }),
      diagnose: never,
    },
  })
  return { island, open }
}

const dispatch = (detail?: { panel?: string }) =>
  document.dispatchEvent(new CustomEvent('quiosc:open-profile', { detail }))

// One page for all: a library cannot be stopped.
it('quiosc:open-profile loads the page’s marker, and else opens the aside, without a shell or anything else', async () => {
  const { island, open } = start('<div data-widget="profile"></div>')
  dispatch({ panel: 'notification-settings' })
  expect(window.location.hash).toBe('#profile.notification-settings')
  await vi.waitFor(() => expect(island).toHaveBeenCalledExactlyOnceWith('profile'))
  expect(open).not.toHaveBeenCalled()
  document.body.replaceChildren()
  for (const detail of [undefined, {}]) {
    dispatch(detail)
    expect(window.location.hash).toBe('#profile')
  }
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2))
  expect(open).toHaveBeenCalledWith('profile')
})
