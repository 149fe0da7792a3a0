import { waitFor } from '@testing-library/dom'
import { expect, it, onTestFinished } from 'vitest'
import { startBackend } from '#testing/startBackend.ts'
import { openPanel } from '../openPanel.fixture.tsx'
import { FRAME_WAIT, initialState, transition } from './frame.model.ts'

const backend = startBackend()

async function open(panel: 'subscription' | 'card', channel?: 'android' | 'ios') {
  backend().set({ persona: 'subscriber', language: 'en' })
  const opened = await openPanel(panel, channel && { channel })
  const frame = async (title: string) => {
    const found = await opened.aside.findByTitle(title)
    if (!(found instanceof HTMLIFrameElement)) throw new Error('It is no frame.')
    return { found, url: new URL(found.src) }
  }
  return { ...opened, frame }
}

it('the subscription is shown in a frame that has the site in its address, and no token on the web', async () => {
  const { aside, frame, expectAccessible } = await open('subscription')
  const { found, url } = await frame('Your subscription')
  expect(url.pathname + url.search).toBe('/subscripcio/perfil?from=aside&site=GE')
  expect(found).not.toHaveAttribute('sandbox')
  const way = aside.getByRole('link', { name: 'Open this page separately (Opens in a new tab)' })
  expect(way).toHaveAttribute('href', found.src)
  expect(way).toHaveAttribute('target', '_blank')
  await waitFor(() => expect(aside.queryByText('Loading…')).toBeNull())
  await expectAccessible()
})

it('the frame of another host’s page has the rights of the publisher’s configuration, and no more by default', async () => {
  const elsewhere =
    '<script type="application/json">{ "links": { "subscription": "https://account.paper.test/perfil" } }</script>'
  const rightsWith = async (frames?: object) => {
    backend().set({ persona: 'subscriber', language: 'en' })
    const { aside, close } = await openPanel('subscription', {
      fallback: elsewhere,
      ...(frames && { config: { frames } }),
    })
    const frame = await aside.findByTitle('Your subscription')
    const rights = [frame.getAttribute('sandbox'), frame.getAttribute('allow')]
    close()
    return rights
  }
  const safe = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
  expect(await rightsWith()).toEqual([safe, null])
  expect(await rightsWith({ sandbox: ['allow-downloads'], allow: ['payment', 'clipboard-write'] })).toEqual([
    `${safe} allow-downloads`,
    'payment; clipboard-write',
  ])
})

it('the card’s frame has the token and the dark theme in the app', async () => {
  document.body.classList.add('force-dark-mode', 'dark-mode')
  onTestFinished(() => document.body.classList.remove('force-dark-mode', 'dark-mode'))
  const { frame, page } = await open('card', 'android')
  const { url } = await frame('Subscriber card')
  expect(url.searchParams.get('darkMode')).toBe('true')
  expect(url.searchParams.get('token')).toBe(page.session.token())
})

it('the frame of the subscription gives way to the store in Apple’s app', async () => {
  const { aside } = await open('subscription', 'ios')
  expect(await aside.findByRole('link', { name: 'Manage your App Store subscriptions' })).toBeVisible()
  expect(aside.queryByTitle('Your subscription')).toBeNull()
})

it('a frame that takes long to load has a link to its page, until it has loaded', () => {
  const slow = transition(initialState, { type: 'waited' })
  expect(slow.status).toBe('slow')
  expect(transition(slow, { type: 'loaded' }).status).toBe('loaded')
  expect(transition({ status: 'loaded' }, { type: 'waited' }).status).toBe('loaded')
  expect(FRAME_WAIT).toBeLessThan(10_000)
})
