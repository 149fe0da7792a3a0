import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openProfileByAddress } from './openProfileByAddress.ts'

const path = window.location.pathname + window.location.search

/** Goes to the address, and follows it from then on. @returns The function that opens panels. */
function follow(hash = '', { withMarker = false } = {}) {
  window.history.replaceState(null, '', path + hash)
  const lifetime = new AbortController()
  onTestFinished(() => {
    lifetime.abort()
    window.history.replaceState(null, '', path)
  })
  if (withMarker) {
    const marker = document.body.appendChild(document.createElement('div'))
    marker.dataset.widget = 'profile'
    onTestFinished(() => marker.remove())
  }
  const open = vi.fn(async () => true)
  openProfileByAddress(open, lifetime.signal)
  return { open, lifetime }
}

/** Changes the address by its hash, and waits until the page has noticed it. */
async function goTo(hash: string) {
  const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
  window.location.hash = hash
  await changed
}

beforeEach(() => window.history.replaceState(null, '', path))

it.each(['#profile', '#profile.notifications', '#profile.signs'])('the shell opens the aside at %s', (hash) => {
  expect(follow(hash).open).toHaveBeenCalledExactlyOnceWith('profile')
})

it.each(['', '#comentaris', '#profiles'])('the shell does not open the aside at “%s”', (hash) => {
  expect(follow(hash).open).not.toHaveBeenCalled()
})

it('the shell opens the aside when the page’s hash changes, until it is unmounted', async () => {
  const { open, lifetime } = follow()
  await goTo('#profile.saved')
  expect(open).toHaveBeenCalledOnce()
  lifetime.abort()
  await goTo('#profile')
  expect(open).toHaveBeenCalledOnce()
})

it('the shell leaves the aside to the page’s own marker', () => {
  expect(follow('#profile', { withMarker: true }).open).not.toHaveBeenCalled()
})
