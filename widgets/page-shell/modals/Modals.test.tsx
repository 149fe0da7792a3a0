import { waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startShells } from '../page-shell.fixture.ts'

const { open } = startShells()
const HOUR = 60 * 60 * 1000

const expiring = 'Your subscription is about to expire'
const expired = 'Your subscription has expired'
const banned = 'You cannot take part in the comments'

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const modal = (view: View, name: string) => view.findByRole('dialog', { name })
/** The queue's first check is immediate, so a modal that is not shown once everything has loaded is never shown. */
const none = async (shell: ReturnType<typeof open>) => {
  const view = await shell.ready()
  await shell.page.session.ready()
  await import('./openModals.tsx')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(view.queryByRole('dialog')).toBeNull()
}
const requestModal = (name: string) =>
  document.dispatchEvent(new CustomEvent('quiosc:show-modal', { detail: { name } }))

afterEach(() => {
  for (const leftover of document.querySelectorAll('dialog, input[data-test]')) leftover.remove()
})

describe('a subscriber whose renewal failed', () => {
  const persona = 'unpaid-subscriber'
  let time = Date.now()
  const clock = () => new Date(time)

  it('sees the modal on the home page, every 24 hours', async () => {
    const first = open({ persona, clock })
    const view = await first.ready()
    await modal(view, expiring)
    await first.expectAccessible()
    const link = view.getByRole('link', { name: 'Complete the payment' })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', window.location.href)
    expect(pathname).toBe('/portada/pagament-pendent')
    expect(searchParams.get('backUrl')).toBe(new URL('/', window.location.href).href)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    first.close()

    time += 24 * HOUR - 1
    const early = open({ persona, clock })
    await none(early)
    early.close()

    time += 1
    await modal(await open({ persona, clock }).ready(), expiring)
  })

  it('gets the phone number of the subscriptions service, where the publisher names that', async () => {
    const config = { support: { phone: '971 12 34 56' } }
    const view = await open({ persona, clock, config }).ready()
    expect((await modal(view, expiring)).textContent).toMatch(
      /Subscriptions service: 971 12 34 56, Monday to Friday, 9\u00a0to 14\./,
    )
  })

  it('does not see it on other pages', async () => {
    await none(open({ persona, path: '/opinio/' }))
  })

  it('sees no link to a payment in the iOS app', async () => {
    const view = await open({ persona, app: 'ios' }).ready()
    await modal(view, expiring)
    expect(view.queryByRole('link')).toBeNull()
  })
})

describe('a reader whose subscription has lapsed', () => {
  const persona = 'unpaid-registered'

  it('sees the modal once, on any page, and can reactivate', async () => {
    const first = open({ persona, path: '/opinio/' })
    const view = await first.ready()
    await modal(view, expired)
    expect(view.getByRole('link', { name: 'Reactivate your subscription' }).getAttribute('href')).toContain(
      '/portada/pagament-pendent?backUrl=',
    )
    await userEvent.click(view.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    first.close()
    await none(open({ persona }))
  })

  it('no longer sees it once the subscription has been paid', async () => {
    const { page, ready } = open({ persona })
    const view = await ready()
    await modal(view, expired)
    // The runtime's session, which islands do not see.
    const { update } = page.session as unknown as { update(change: object): void }
    update({ type: 1, subscriber: true })
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  })
})

describe('a modal on request', () => {
  it('opens on every request', async () => {
    const shell = open({ persona: 'banned' })
    await none(shell)
    const view = await shell.ready()
    for (const _ of ['first', 'again']) {
      requestModal('bannedComments')
      await modal(view, banned)
      expect(view.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toContain('/contacte.html')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    }
  })

  it('replaces one that opened automatically, which is restored afterwards', async () => {
    const view = await open({ persona: 'unpaid-subscriber' }).ready()
    await modal(view, expiring)
    requestModal('bannedComments')
    await modal(view, banned)
    expect(view.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await modal(view, expiring)
    expect(view.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  })
})

describe('a modal of the page', () => {
  it('waits while the reader is typing', async () => {
    const field = document.createElement('input')
    field.dataset.test = ''
    field.setAttribute('aria-label', 'Search')
    document.body.append(field)
    field.focus()
    const shell = open({ persona: 'unpaid-subscriber' })
    await none(shell)
    field.blur()
    await modal(await shell.ready(), expiring)
  })

  it('does not cover a dialog of the page, and closes when one opens', async () => {
    const shell = open({ persona: 'unpaid-subscriber' })
    const view = await shell.ready()
    await modal(view, expiring)
    const dialog = document.createElement('dialog')
    dialog.innerHTML = '<button>Accept cookies</button>'
    document.body.append(dialog)
    dialog.showModal()
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    dialog.close()
    await modal(view, expiring)
  })
})

describe('the publisher’s own modals', () => {
  const party = { name: 'party', title: 'Come to our party', text: 'Saturday at six.\nBring a friend.' }

  it('open for everybody, once per page view without a rule of their own', async () => {
    const shell = open({ persona: 'anonymous', modals: [{ ...party, buttonText: 'Fine' }] })
    const view = await shell.ready()
    await modal(view, party.title)
    expect(view.getByText('Bring a friend.')).toBeDefined()
    await userEvent.click(view.getByRole('button', { name: 'Fine' }))
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  })

  it('are shown in paragraphs, also with empty or equal lines', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const text = 'Come.\n\n  \nCome.\r\nBring a friend.\n'
    const view = await open({ persona: 'anonymous', modals: [{ ...party, text }] }).ready()
    const dialog = await modal(view, party.title)
    const lines = [...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(lines).toEqual(['Come.', 'Come.', 'Bring a friend.'])
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })

  it('open and close without browser storage', async () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError')
    })
    const view = await open({ persona: 'anonymous', modals: [{ ...party, showOnce: true }] }).ready()
    await modal(view, party.title)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    refused.mockRestore()
  })

  it.each(['{', '[]', '{"time":0,"value":{":party":"yesterday"}}', '{"time":0,"value":{":party":1e999}}'])(
    'open in spite of broken storage: %s',
    async (kept) => {
      localStorage.setItem('quiosc-modals', kept)
      const view = await open({ persona: 'anonymous', modals: [{ ...party, showEvery: HOUR }] }).ready()
      await modal(view, party.title)
    },
  )

  it.each([
    ['/opinio/*', '/opinio/columna', true],
    ['/opinio/*', '/esports', false],
    ['/', '/?utm=1', true],
  ])('open or not in %s: at %s %s', async (showInUrl, path, shown) => {
    const shell = open({ persona: 'anonymous', path, modals: [{ ...party, showInUrl }] })
    if (shown) await modal(await shell.ready(), party.title)
    else await none(shell)
  })

  it('open for the readers that their function selects', async () => {
    await none(open({ persona: 'anonymous', modals: [{ ...party, showFunction: 'subscriber' }] }))
  })

  it('close on their button if they are configured to, and link only to the site’s own pages', async () => {
    const button = { buttonText: 'Go', buttonUrl: 'https://evil.example/', closeOnButtonClick: true }
    const view = await open({ persona: 'anonymous', modals: [{ ...party, ...button }] }).ready()
    await modal(view, party.title)
    const link = view.getByRole('link', { name: 'Go' })
    expect(link.getAttribute('href')).toBe('/')
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  })

  it('may replace a modal of the library', async () => {
    const view = await open({ persona: 'unpaid-subscriber', modals: [{ ...party, name: 'unpaidSubscriber' }] }).ready()
    await modal(view, party.title)
    expect(view.getAllByRole('dialog')).toHaveLength(1)
  })
})
