import { screen, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { expect, it, onTestFinished } from 'vitest'
import { itInProof } from '#testing/byTier.ts'
import { TEST_MS } from '#testing/limits.ts'
import { renderOnPage } from '#testing/renderOnPage.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { AllStates } from './AllStates.tsx'

const worker = startNetwork()

const entry = (id: string, title: string, name: string, ...tags: string[]) => ({ id, title, name, tags })

it('the catalogue shows each state of a widget and its parts in a frame that loads in its turn, and links to its story', async () => {
  const entries = [
    entry('profile--all-states', 'Profile', 'All states', 'dev'),
    entry('profile--open', 'Profile', 'Open', 'dev', 'test'),
    entry('profile-saved--lists', 'Profile/Saved', 'Lists', 'dev', 'test'),
    entry('poll--open', 'Poll', 'Open', 'dev', 'test'),
  ]
  worker.use(
    http.get('*/index.json', () =>
      HttpResponse.json({ entries: Object.fromEntries(entries.map((one) => [one.id, one])) }),
    ),
  )
  renderOnPage(
    <AllStates group="Profile" settings={{ lang: 'de', theme: 'dark', channel: 'web', formats: 'language' }} />,
  )
  const parts = await screen.findByRole('region', { name: 'Profile/Saved' })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open', 'Lists'])
  const link = within(parts).getByRole('link', { name: 'Lists' })
  expect(link.getAttribute('href')).toBe(
    './?path=/story/profile-saved--lists&globals=lang:de;theme:dark;channel:web;formats:language',
  )
  const frame = await within(parts).findByTitle('Lists')
  expect(frame.getAttribute('src')).toContain('id=profile-saved--lists&viewMode=story&globals=lang:de;theme:dark')
  expect(frame.getAttribute('src')).toContain('&isolated')
})

/** The origin's only page: its document, emptied, is a frame's. */
const PAGE = '/mockServiceWorker.js'

/** A frame with a state of the gift in it, reached, as one of several on this page. */
async function openFrame(name: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.name = name
  frame.src = PAGE
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  // Vitest turns `import()` into a call of this function, which only the page's own window has.
  Object.assign(frame.contentWindow ?? {}, {
    __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() },
  })
  const script = document.createElement('script')
  script.type = 'module'
  script.src = new URL('./frame.fixture.tsx', import.meta.url).href
  frame.contentDocument?.body.append(script)
  // The whole library, file by file from its sources, takes longer than a condition of one file.
  await expect.poll(() => frame.contentDocument?.documentElement.dataset.reached, { timeout: TEST_MS }).toBe('')
  return frame
}

const textIn = (frame: HTMLIFrameElement) =>
  frame.contentDocument?.querySelector('[data-widget]')?.shadowRoot?.querySelector('.island')?.textContent ?? ''

itInProof(
  'states of several readers on one page each have their own reader, and leave the page’s cookies and storage alone',
  async () => {
    const states = { signedOut: 'Entra', lastOne: 'Et queda 1\u00a0regal aquest mes' }
    const frames: HTMLIFrameElement[] = []
    // One after the other: each loads the whole library, which a slow machine would do three times at once.
    for (const name of Object.keys(states)) frames.push(await openFrame(name))
    for (const [index, text] of Object.values(states).entries()) {
      const [frame] = frames.slice(index)
      expect(frame && textIn(frame)).toContain(text)
    }
    expect(document.cookie).toBe('')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  },
)
