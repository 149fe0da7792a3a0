import { waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Page } from '#islands/runtime/page.types.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { standInPlayer } from './video.fixture.ts'
import { videoIsland } from './video.island.tsx'

const worker = startNetwork()

const PLAYER = '/static/jwplayer/8.9.3/jwplayer.js'
const film = { id: '9001', hlsSource: '/films/far.m3u8', poster: '/images/far.svg', duration: '65', title: 'The light' }

/** The publisher's player, with a count of how often its script was requested. */
function serve(address = PLAYER, script = standInPlayer, until?: Promise<void>) {
  const requests: string[] = []
  worker.use(
    http.get(`*${address}`, async ({ request }) => {
      requests.push(new URL(request.url).pathname)
      await until
      return new HttpResponse(script, { headers: { 'content-type': 'text/javascript' } })
    }),
  )
  return requests
}

function open(options: Record<string, string> = film, config: { services?: unknown } = {}, page?: Page) {
  const track = vi.fn()
  const report = vi.fn()
  const video = mountOnPage({
    island: videoIsland,
    options,
    config,
    page,
    overrides: { analytics: { track, setFacts: vi.fn() }, report },
  })
  /** The player's own element, in the light DOM. */
  const inside = within(video.host)
  const player = () => inside.findByRole('button', { name: /^Pause|^Go on/ })
  const say = (event: string, detail: object = {}) =>
    window.dispatchEvent(new CustomEvent('player-says', { detail: { host: video.host, event, detail } }))
  return { ...video, inside, player, say, track, report }
}

/** The page's scripts end with the test. */
afterEach(() => {
  for (const script of document.head.querySelectorAll('script[src*=player]')) script.remove()
  delete window.jwplayer
})

const press = async (video: ReturnType<typeof open>) => {
  const view = await video.ready()
  await userEvent.click(view.getByRole('button', { name: 'Play: The light' }))
  return view
}

it('a video shows its poster and sends no request until it is pressed, and then plays in the same place', async () => {
  const requests = serve()
  const video = open()
  const view = await video.ready()
  const before = video.host.getBoundingClientRect()
  expect(before.width / before.height).toBeCloseTo(16 / 9, 1)
  view.getByText('1:05')
  await video.expectAccessible()
  expect(requests).toEqual([])
  await userEvent.click(view.getByRole('button', { name: 'Play: The light' }))
  const player = await video.player()
  expect(view.queryByRole('button')).toBeNull()
  expect(player.dataset).toMatchObject({ file: `${location.origin}/films/far.m3u8`, autostart: 'true' })
  expect(video.host.getBoundingClientRect()).toEqual(before)
  expect(requests).toEqual([PLAYER])
  await video.expectAccessible()
})

it('a video is started by keyboard, and moves the focus to the player', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  serve(PLAYER, standInPlayer, arrived)
  const video = open()
  const view = await video.ready()
  view.getByRole('button', { name: 'Play: The light' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(view.getByText('Loading the video…').ariaLive).toBe('polite')
  expect(video.host.shadowRoot?.activeElement).toBe(view.getByRole('button', { name: 'Play: The light' }))
  arrive()
  const player = await video.player()
  await waitFor(() => expect(document.activeElement).toBe(player))
  expect(player.closest('[role=group]')?.ariaLabel).toBe('The light')
})

it('a video loads the player once for all videos of a page, and one plays at a time', async () => {
  const requests = serve()
  const first = open()
  await press(first)
  expect((await first.player()).textContent).toBe('Pause')
  const second = open({ ...film, id: '9002' }, {}, first.page)
  await press(second)
  expect((await second.player()).textContent).toBe('Pause')
  expect((await first.player()).textContent).toBe('Go on')
  await userEvent.click(await first.player())
  await waitFor(async () => expect((await second.player()).textContent).toBe('Go on'))
  expect(requests).toEqual([PLAYER])
})

it('a video sends each milestone once, with the title as the label', async () => {
  serve()
  const video = open()
  await press(video)
  await video.player()
  video.say('time', { position: 10, duration: 65 })
  expect(video.track).not.toHaveBeenCalled()
  await waitFor(() => {
    video.say('time', { position: 40, duration: 65 })
    expect(video.track).toHaveBeenCalledTimes(2)
  })
  await waitFor(() => {
    video.say('complete')
    expect(video.track).toHaveBeenCalledTimes(3)
  })
  expect(video.track.mock.calls.map(([event]) => event)).toEqual(
    ['25', '50', '75'].map((action) => ({ category: 'media', action, label: 'The light' })),
  )
})

it('a video uses another player, at an address that the page configures', async () => {
  const requests = serve('/players/own.js')
  const video = open(film, { services: { videoPlayer: '/players/own.js' } })
  await press(video)
  await video.player()
  expect(requests).toEqual(['/players/own.js'])
})

it.each(['http://cdn.example/player.js', 'javascript:alert(1)', 'data:text/javascript,alert(1)', 7])(
  'a video does not run a player from %s',
  async (videoPlayer) => {
    const requests = serve()
    const video = open(film, { services: { videoPlayer } })
    await press(video)
    await video.player()
    expect(requests).toEqual([PLAYER])
    expect(video.report).toHaveBeenCalledOnce()
  },
)

it('a video shows that the player did not load, links to the video, and loads the player on a retry', async () => {
  worker.use(http.get(`*${PLAYER}`, () => HttpResponse.error()))
  const video = open({ ...film, url: '/videos/9001' })
  const view = await press(video)
  expect((await view.findByRole('alert')).textContent).toBe('The player could not be loaded.')
  expect(view.getByRole('link', { name: 'Open the video' }).getAttribute('href')).toBe(`${location.origin}/videos/9001`)
  const again = view.getByRole('button', { name: 'Try again: The light' })
  expect(video.host.shadowRoot?.activeElement).toBe(again)
  await video.expectAccessible()
  serve()
  await userEvent.click(again)
  await video.player()
  expect(view.queryByRole('alert')).toBeNull()
})

it.each([
  ['a script that is no player', 'var nothing', 'The player could not be loaded.'],
  ['a player that throws', 'window.jwplayer = () => { throw new Error("no") }', 'The player could not be loaded.'],
])('a video shows that the player did not load, with %s', async (_, script, text) => {
  serve(PLAYER, script)
  const view = await press(open())
  expect((await view.findByRole('alert')).textContent).toBe(text)
})

it('a video shows poster and link again when the stream fails, and keeps the focus', async () => {
  serve()
  const video = open()
  const view = await press(video)
  const player = await video.player()
  await waitFor(() => expect(document.activeElement).toBe(player))
  video.say('error')
  expect((await view.findByRole('alert')).textContent).toBe('This video cannot be played at the moment.')
  const link = view.getByRole('link', { name: 'Open the video' })
  expect(link.getAttribute('href')).toBe(`${location.origin}/films/far.m3u8`)
  expect(video.inside.queryByRole('button')).toBeNull()
  expect(video.host.shadowRoot?.activeElement).toBe(view.getByRole('button'))
})

it('a video does not call a reader offline whose network works, whatever the browser says', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  worker.use(
    http.get(`*${PLAYER}`, () => HttpResponse.error()),
    http.head('*', () => new HttpResponse(null, { status: 403 })),
  )
  const view = await press(open())
  expect((await view.findByRole('alert')).textContent).not.toMatch(/offline/)
})

it('a video tells the reader that they are offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  worker.use(
    http.get(`*${PLAYER}`, () => HttpResponse.error()),
    http.head('*', () => HttpResponse.error()),
  )
  const view = await press(open())
  expect((await view.findByRole('alert')).textContent).toMatch(/^You are offline/)
})

it('a video begins with the smallest rendition for a reader who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  serve()
  const video = open()
  await press(video)
  expect((await video.player()).dataset.bandwidthEstimate).toBe('400000')
  Reflect.deleteProperty(navigator, 'connection')
})

it('a video removes the player when it is unmounted', async () => {
  serve()
  const video = open()
  await press(video)
  await video.player()
  video.unmount()
  expect(video.inside.queryByRole('button')).toBeNull()
})

it('a video opens no address that is neither https nor the page’s', async () => {
  const requests = serve()
  const video = open({ ...film, hlsSource: 'javascript:alert(1)', poster: 'http://cdn.example/a.jpg' })
  const view = await press(video)
  await view.findByRole('alert')
  expect(view.queryByRole('link')).toBeNull()
  expect(video.report).toHaveBeenCalledTimes(2)
  expect(requests).toEqual([])
})

it.each(['9:16', '9/16', '0.5625', '9 x 16'])('a video has the shape %s', async (aspectRatio) => {
  const { host, ready } = open({ ...film, aspectRatio })
  await ready()
  const { width, height } = host.getBoundingClientRect()
  expect(width / height).toBeCloseTo(9 / 16, 1)
})

it.each([{ id: '9001' }, { hlsSource: '/a.m3u8' }, { id: '', hlsSource: '/a.m3u8' }])(
  'a video refuses the options %j',
  (options) => {
    expect(() => open(options as unknown as Record<string, string>)).toThrow()
  },
)
