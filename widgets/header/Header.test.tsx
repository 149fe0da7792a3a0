import { within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { act } from '#testing/act.ts'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { startHeaders } from './header.fixture.ts'

const { open } = startHeaders()
const wide = () => resizeWindow(1280)
const narrow = () => resizeWindow(390)
const classes = () => ['mobile-menu-open', 'visor-open'].filter((name) => document.body.classList.contains(name))
const pathOf = ({ href }: HTMLAnchorElement) => href.replace(window.location.origin, '')

describe('the header’s buttons', () => {
  it('link a visitor to the rates and to the sign-in, and back to the page', async () => {
    const here = `${window.location.origin}/ciutat/a.html?x=1`
    const header = open({ here })
    const view = await header.ready()
    const back = encodeURIComponent(here)
    expect(pathOf(await view.findByRole('link', { name: 'Subscribe' }))).toBe(`/tarifes?backUrl=${back}`)
    expect(pathOf(view.getByRole('link', { name: 'Sign in' }))).toBe(`/usuari/login?backUrl=${back}`)
    expect(view.queryByRole('link', { name: /Your profile/ })).toBeNull()
    await header.expectAccessible()
  })

  it('link a visitor to the rates that the page’s configuration names', async () => {
    const view = await open({ config: { links: { rates: 'https://shop.example/tarifes' } } }).ready()
    const { href } = await view.findByRole<HTMLAnchorElement>('link', { name: 'Subscribe' })
    expect(href).toMatch(/^https:\/\/shop\.example\/tarifes\?backUrl=/)
  })

  it('link back to the address that the page has when they are pressed', async () => {
    const view = await open().ready()
    const signIn = await view.findByRole<HTMLAnchorElement>('link', { name: 'Sign in' })
    window.history.replaceState(null, '', '?edition=balears')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(signIn)
    expect(new URL(signIn.href).searchParams.get('backUrl')).toBe(window.location.href)
  })

  it('open a reader’s profile by the page’s address', async () => {
    const view = await open({ persona: 'subscriber' }).ready()
    const profile = await view.findByRole<HTMLAnchorElement>('link', { name: 'Your profile: Aloma del Rec' })
    expect(profile.getAttribute('href')).toBe('#profile')
    expect(view.queryByRole('link', { name: 'Subscribe' })).toBeNull()
    expect(view.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })

  it('write a nick of more than seven letters smaller', async () => {
    const sizeOf = async (persona: 'registered' | 'subscriber', nick: string) => {
      const header = open({ persona })
      const { fontSize } = getComputedStyle(await (await header.ready()).findByText(nick))
      header.close()
      return Number.parseFloat(fontSize)
    }
    expect(await sizeOf('subscriber', 'Aloma del Rec')).toBeLessThan(await sizeOf('registered', 'Mariona'))
  })

  it.each([
    ['premium-c', 'Go premium', '/premium'],
    ['founder', 'Premium for founders', '/fundadors-premium'],
  ] as const)('offer %s “%s”', async (persona, name, path) => {
    const view = await open({ persona }).ready()
    expect(pathOf(await view.findByRole('link', { name }))).toBe(path)
  })

  it('are a visitor’s after a sign-out', async () => {
    const header = open({ persona: 'registered' })
    const view = await header.ready()
    await view.findByRole('link', { name: 'Your profile: Mariona' })
    await act(() => header.page.session.signOut())
    expect(await view.findByRole('link', { name: 'Sign in' })).toBeDefined()
    expect(view.queryByRole('link', { name: /Your profile/ })).toBeNull()
  })

  it('are none for a reader whose profile could not be loaded', async () => {
    const header = open({ persona: 'subscriber', fault: 'user.profile:500' })
    const view = await header.ready()
    await header.page.session.ready()
    expect(view.getByRole('link', { name: 'Your profile' })).toBeDefined()
    expect(view.getAllByRole('link', { name: /profile|Sign in|Subscribe/ })).toHaveLength(1)
  })

  it('open the app’s own sign-in in the app', async () => {
    const header = open({ app: 'ios' })
    const view = await header.ready()
    await userEvent.click(await view.findByRole('link', { name: 'Sign in' }))
    expect(header.toApp).toHaveBeenCalledWith({ action: 'showLogin', payload: { backUrl: window.location.href } })
    expect(view.queryByRole('link', { name: 'Subscribe' })).toBeNull()
  })
})

describe('the header’s menu', () => {
  it('opens with all three menus, by keyboard, and closes with Escape', async () => {
    await wide()
    const header = open()
    const view = await header.ready()
    const button = view.getByRole('button', { name: 'Menu' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await view.findByRole('navigation', { name: 'Menu' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    for (const name of ['Sections', 'Regional editions', 'Languages'])
      expect(view.getByRole('list', { name })).toBeDefined()
    await header.expectAccessible()
    await userEvent.tab()
    expect(view.getByPlaceholderText('Search the newspaper').matches(':focus')).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(view.queryByRole('navigation', { name: 'Menu' })).toBeNull()
    expect(button.matches(':focus')).toBe(true)
  })

  it('has the publisher’s links, with the icon and the target of each', async () => {
    await wide()
    const view = await open().ready()
    await userEvent.click(view.getByRole('button', { name: 'Menu' }))
    expect(pathOf(view.getByRole('link', { name: 'Boroughs' }))).toBe('/ciutat/barris/')
    const { target, rel, title } = view.getByRole<HTMLAnchorElement>('link', { name: 'Balearic Islands' })
    expect([target, rel, title]).toEqual(['_blank', 'noopener nofollow', 'There'])
  })

  it('marks the section that the page is in, as the row of sections does', async () => {
    await resizeWindow(1280)
    const view = await open({ here: `${window.location.origin}/ciutat/barris/a_1.html` }).ready()
    const row = within(view.getByRole('navigation', { name: 'Sections' }))
    expect(row.getByRole('link', { current: true }).textContent).toBe('City')
    await userEvent.click(view.getByRole('button', { name: 'Menu' }))
    const menu = within(view.getByRole('navigation', { name: 'Menu' }))
    expect(menu.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)).toEqual([
      'City',
      'Boroughs',
    ])
  })

  it('closes on a press elsewhere, and when the focus leaves it', async () => {
    await wide()
    const view = await open().ready()
    const button = view.getByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    await userEvent.click(document.documentElement, { position: { x: 5, y: 780 }, force: true })
    await vi.waitFor(() => expect(view.queryByRole('navigation', { name: 'Menu' })).toBeNull())
    await vi.waitFor(async () => {
      await userEvent.click(button)
      expect(button.getAttribute('aria-expanded')).toBe('true')
    })
    view.getByRole('link', { name: 'The Lighthouse' }).focus()
    await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  })

  it('stays open after a double press on its button', async () => {
    const view = await open().ready()
    const button = view.getByRole('button', { name: 'Menu' })
    await userEvent.dblClick(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it('writes on the page which menu is open, also after the window was resized', async () => {
    await resizeWindow(1024)
    const header = open()
    const view = await header.ready()
    expect(classes()).toEqual([])
    await userEvent.click(view.getByRole('button', { name: 'Menu' }))
    await vi.waitFor(() => expect(classes()).toEqual(['visor-open']))
    await resizeWindow(1023)
    await vi.waitFor(() => expect(classes()).toEqual(['mobile-menu-open']))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(classes()).toEqual([]))
    header.close()
  })

  it('follows a resized window once that has rested for 200 ms', async () => {
    await wide()
    const view = await open().ready()
    await userEvent.click(view.getByRole('button', { name: 'Menu' }))
    await vi.waitFor(() => expect(classes()).toEqual(['visor-open']))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await narrow()
    const resize = () => window.dispatchEvent(new Event('resize'))
    resize()
    vi.advanceTimersByTime(150)
    resize()
    vi.advanceTimersByTime(199)
    expect(classes()).toEqual(['visor-open'])
    vi.advanceTimersByTime(1)
    expect(classes()).toEqual(['mobile-menu-open'])
  })

  it('is 978 px wide at most, and leaves 110 px of the window’s height', async () => {
    await wide()
    const sections = Array.from({ length: 200 }, (_, index) => ({ link: { text: `Section ${index}`, href: '/' } }))
    const view = await open({ block: { secondaryMenu: sections } }).ready()
    await userEvent.click(view.getByRole('button', { name: 'Menu' }))
    const menu = (await view.findByRole('navigation', { name: 'Menu' })).parentElement
    expect([menu?.offsetWidth, menu?.offsetHeight]).toEqual([978, window.innerHeight - 110])
  })

  it('begins where the bar does, as the search does', async () => {
    await wide()
    const view = await open({ block: { secondaryMenu: [{ link: { text: 'City', href: '/ciutat/' } }] } }).ready()
    const leftOf = (found: Element) => Math.round(found.getBoundingClientRect().left)
    const button = view.getByRole('button', { name: 'Menu' })
    const start = leftOf(button.querySelector('svg') ?? button)
    await userEvent.click(button)
    expect(leftOf(await view.findByText('Sections'))).toBe(start)
    await userEvent.click(view.getByRole('button', { name: 'Search', expanded: false }))
    expect(leftOf(await view.findByRole('combobox', { name: 'Search the newspaper' }))).toBe(start)
  })

  it('leaves no class behind when the header is unmounted', async () => {
    await narrow()
    const header = open()
    const view = await header.ready()
    await userEvent.click(view.getByRole('button', { name: 'Menu' }))
    await vi.waitFor(() => expect(classes()).toEqual(['mobile-menu-open']))
    header.close()
    expect(classes()).toEqual([])
  })

  it('has the search too, and is hidden on wide screens without menus', async () => {
    await narrow()
    const view = await open({ block: {} }).ready()
    await userEvent.click(view.getByRole('button', { name: 'Menu' }))
    expect(view.getByRole('searchbox', { name: 'Search the newspaper' })).toBeDefined()
    expect(view.queryByRole('navigation')).toBeNull()
    await wide()
    await vi.waitFor(() => expect(view.queryByRole('button', { name: 'Menu' })).toBeNull())
    expect(view.getByRole('button', { name: 'Search' })).toBeDefined()
  })
})

describe('the newspaper’s name in the header', () => {
  it('links to the front page', async () => {
    const view = await open().ready()
    expect(pathOf(view.getByRole('link', { name: 'The Lighthouse' }))).toBe('/')
  })

  it('is replaced by the server’s logo, which stays in place when the header is unmounted', async () => {
    const logo = Object.assign(document.createElement('a'), { href: '/', textContent: 'Logo' })
    logo.dataset.logo = ''
    const header = open({ logo })
    const view = await header.ready()
    await vi.waitFor(() => expect(logo.assignedSlot?.name).toBe('logo'))
    expect(view.queryByRole('link', { name: 'The Lighthouse' })).toBeNull()
    header.unmount()
    onTestFinished(() => logo.remove())
    expect(logo.hasAttribute('slot')).toBe(false)
    expect(logo.assignedSlot?.name).toBe('')
  })
})
