import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { installApp } from '#testing/installApp.ts'
import { startShells } from '../page-shell.fixture.ts'

const { open } = startShells()

/** Adds what the publisher's system has written to the page, also after the shell. */
function addToPage(markup: string): HTMLElement {
  const part = document.createElement('div')
  part.innerHTML = markup
  document.body.append(part)
  onTestFinished(() => part.remove())
  return part
}

/** A page in the app with a shell that waits for presses. @returns The messages sent to the app. */
async function openInApp(channel: 'android' | 'ios' = 'ios') {
  const shell = open({ app: channel })
  const sent = installApp(channel)
  const listens = vi.spyOn(document, 'addEventListener')
  await shell.ready()
  await vi.waitFor(() => expect(listens).toHaveBeenCalledWith('click', expect.any(Function), expect.anything()))
  sent.mockClear()
  return { ...shell, sent }
}

/** Presses it; the browser itself stays on the page. @returns Whether the browser would have followed it. */
async function press(element: Element | null): Promise<boolean> {
  if (!element) throw new Error('There is nothing to press.')
  let followed = false
  const stay = (event: MouseEvent) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  await userEvent.click(element)
  return followed
}

it.each(['android', 'ios'] as const)(
  'links to the login and the registration open the app’s screens, also when they are added later: %s',
  async (channel) => {
    const { sent } = await openInApp(channel)
    const part = addToPage(
      '<a href="/usuari/login?backUrl=%2Fciutat%2F">Entra</a> <a href="/usuari/register/">Registra’t</a>',
    )
    expect(await press(part.querySelector('a'))).toBe(false)
    expect(sent).toHaveBeenLastCalledWith({ action: 'showLogin', payload: { backUrl: `${location.origin}/ciutat/` } })
    expect(await press(part.querySelector('a:last-child'))).toBe(false)
    expect(sent).toHaveBeenLastCalledWith({ action: 'showRegister', payload: { backUrl: location.href } })
  },
)

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/api/front/user/logout'])(
  'a link to the login hands no way back to the app that leads off the site: %s',
  async (backUrl) => {
    const { sent } = await openInApp()
    const part = addToPage(`<a href="/usuari/login?backUrl=${encodeURIComponent(backUrl)}">Entra</a>`)
    expect(await press(part.querySelector('a'))).toBe(false)
    expect(sent).toHaveBeenLastCalledWith({ action: 'showLogin', payload: { backUrl: '/' } })
  },
)

it('a link to the login inside a widget opens the app’s screen too', async () => {
  const { sent } = await openInApp()
  const host = addToPage('').attachShadow({ mode: 'open' })
  host.innerHTML = '<a href="/usuari/login"><span>Entra</span></a>'
  expect(await press(host.querySelector('span'))).toBe(false)
  expect(sent).toHaveBeenCalledOnce()
})

it('other links in the app are followed, and so is the login of another site', async () => {
  const { sent } = await openInApp()
  const part = addToPage('<a href="/usuari/perfil">Perfil</a> <a href="https://altre.example/usuari/login">Altre</a>')
  expect(await press(part.querySelector('a'))).toBe(true)
  expect(await press(part.querySelector('a:last-child'))).toBe(true)
  expect(sent).not.toHaveBeenCalled()
})

it('a link to the login is followed where the app’s interface is missing', async () => {
  await openInApp()
  delete window.webkit
  const part = addToPage('<a href="/usuari/login">Entra</a>')
  expect(await press(part.querySelector('a'))).toBe(true)
})

it('a picture of an article opens in the app with its caption', async () => {
  const { sent } = await openInApp()
  const part = addToPage(
    '<article><figure><img src="/favicon.svg" alt="El passeig" width="40" height="40"><figcaption> El passeig, ahir </figcaption></figure></article>',
  )
  await press(part.querySelector('img'))
  const url = new URL('/favicon.svg', location.href).href
  expect(sent).toHaveBeenLastCalledWith({ action: 'showImage', payload: { url, desc: 'El passeig, ahir' } })
  part.querySelector('figcaption')?.remove()
  await press(part.querySelector('img'))
  expect(sent).toHaveBeenLastCalledWith({ action: 'showImage', payload: { url, desc: 'El passeig' } })
})

it.each([
  [
    'is a link',
    '<article><figure><a href="/ciutat/"><img src="/favicon.svg" alt="" width="40" height="40"></a></figure></article>',
  ],
  ['is in no article', '<figure><img src="/favicon.svg" alt="" width="40" height="40"></figure>'],
  [
    'has no address on the web',
    '<article><figure><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width="40" height="40"></figure></article>',
  ],
])('a picture of an article does not open in the app when it %s', async (_reason, markup) => {
  const { sent } = await openInApp()
  await press(addToPage(markup).querySelector('img'))
  expect(sent).not.toHaveBeenCalled()
})

it('the app’s events for the publisher’s analytics reach the page', async () => {
  const { page } = await openInApp()
  const received = vi.fn()
  const listen = ({ detail }: CustomEvent<Record<string, unknown>>) => received(detail)
  document.addEventListener('quiosc:marfeel', listen)
  onTestFinished(() => document.removeEventListener('quiosc:marfeel', listen))
  page.app.receive({ action: 'sendMarfeelNative', payload: { data: { siteId: '6' } } })
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith({ siteId: '6' }))
})

it('a link to the login is followed on the web', async () => {
  const shell = open()
  await shell.ready()
  expect(await press(addToPage('<a href="/usuari/login">Entra</a>').querySelector('a'))).toBe(true)
})
