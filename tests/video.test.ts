import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import type { Language } from '#lib/site/config/config.ts'
import { filmById } from '#newspaper/content/films.ts'
import { itInProof } from '#testing/byTier.ts'
import { messages } from '#widgets/video/video.messages.ts'
import { alternateEngines } from './support/alternateEngines.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { isFocused } from './support/keyboard.ts'
import { languagesOnEngines } from './support/languagesOnEngines.ts'
import { recordLayoutShifts } from './support/layoutShifts.ts'
import { loadIntl } from './support/loadIntl.ts'
import { article, startNewspaper } from './support/newspaper.ts'
import { openOwnPage } from './support/ownPage.ts'
import { engines } from './support/site.ts'

const { address, reader, read, url } = startNewspaper()
const test = alternateEngines()
const path = article('1003')
const PLAYER = '**/static/jwplayer/8.9.3/jwplayer.js'

function videoOn(page: Page, lang: Language = 'ca') {
  const { t } = loadIntl(lang)
  const title = filmById('9001')?.title[lang] ?? ''
  const marker = page.locator('[data-widget=video]')
  return {
    title,
    marker,
    play: marker.getByRole('button', { name: t(messages.play, { title }) }),
    again: marker.getByRole('button', { name: t(messages.again, { title }) }),
    link: marker.getByRole('link', { name: t(messages.open) }),
    alert: (reason: 'noPlayer' | 'noStream') => marker.getByRole('alert').filter({ hasText: t(messages[reason]) }),
    film: marker.locator('video'),
  }
}

const timeOf = (film: ReturnType<typeof videoOn>['film']) =>
  film.evaluate((video: HTMLVideoElement) => video.currentTime)

it.each(engines)(
  'a video sends no request before it is pressed, and plays its stream in place of the poster, $engine',
  async ({ engine }) => {
    const { page, problems } = await reader()
    const shifts = await recordLayoutShifts(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/(jwplayer|films)\//.test(request.url())) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(address(path, { engine }))
    const { marker, play, film } = videoOn(page)
    await marker.scrollIntoViewIfNeeded()
    await play.waitFor()
    const place = await marker.boundingBox()
    expect(asked).toEqual([])

    await play.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => timeOf(film)).toBeGreaterThan(0.2)
    expect(asked.filter((file) => file.endsWith('jwplayer.js'))).toHaveLength(1)
    expect(asked).toContain('/films/far/part0.m4s')
    await expect.poll(() => isFocused(film)).toBe(true)
    expect(await marker.boundingBox()).toEqual(place)
    expect(await shifts()).toBe(0)
    expect(problems.errors).toEqual([])
  },
)

itInProof.each(engines)('a video that is watched to its end is measured once, $engine', async ({ engine }) => {
  const { page } = await read(path, { engine })
  const { play, film, title } = videoOn(page)
  await play.click()
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0)
  // Nearly at its end, so that it is passed by playing.
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 0.74 * video.duration
  })
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)
  const events = () => page.evaluate(() => window.dataLayer as { category?: string; action?: string; label?: string }[])
  const measured = async () => (await events()).filter(({ category }) => category === 'media')
  await expect.poll(measured).toHaveLength(3)
  expect((await measured()).map(({ action, label }) => `${action} ${label}`)).toEqual(
    ['25', '50', '75'].map((share) => `${share} ${title}`),
  )
})

test.inProof(
  'a video whose player does not load keeps its poster, links to the stream, and plays on the next press',
  async ({ engine }) => {
    const { page } = await reader()
    await page.route(PLAYER, (route) => route.abort(), { times: 1 })
    await page.goto(address(path, { engine }))
    const { play, alert, again, link, film } = videoOn(page)
    await play.click()
    await alert('noPlayer').waitFor()
    expect(await link.getAttribute('href')).toMatch(/\/films\/far\/index\.m3u8$/)
    await again.click()
    await expect.poll(() => timeOf(film)).toBeGreaterThan(0)
  },
)

test.inProof('a video whose stream does not load shows that', async ({ engine }) => {
  const { page } = await reader()
  await page.route('**/films/far/*', (route) => route.fulfill({ status: 404 }))
  await page.goto(address(path, { engine }))
  const { play, alert, link } = videoOn(page)
  await play.click()
  await alert('noStream').waitFor()
  await link.waitFor()
})

test.inProof('a video plays in the native app', async ({ engine }) => {
  const { page } = await read(path, { engine, app: 'ios' })
  const { play, film } = videoOn(page)
  await play.click()
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0)
})

/** As JW Player 8.9.3 shows a title: HTML, of which only these handlers are taken out. */
const playerWithTitles = `window.jwplayer = (place) => ({
  setup({ title }) {
    const { body } = new DOMParser().parseFromString(title, 'text/html')
    for (const element of body.querySelectorAll('script, object, iframe')) element.remove()
    for (const element of body.querySelectorAll('img, svg')) for (const { name } of [...element.attributes]) if (/^on/.test(name)) element.removeAttribute(name)
    for (const node of [...body.childNodes]) place.append(node.cloneNode(true))
  },
  on() {},
  pause() {},
  remove() {},
})`

it.each(enginesByTier('lite'))(
  'a video’s title is text to a player that shows it as HTML, $engine',
  async ({ script }) => {
    const { page } = await reader()
    await page.route(PLAYER, (route) => route.fulfill({ contentType: 'text/javascript', body: playerWithTitles }))
    const title = '<video src="/none" onerror="window.harmed = true"></video> R&D'
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><body><div data-widget="video" data-id="1" data-hls-source="/films/far/index.m3u8" data-load="eager"></div>
    <script>document.querySelector('div').dataset.title = ${JSON.stringify(title).replaceAll('<', '\\u003c')}</script><script type="module" src="${script}"></script></body></html>`,
    )
    const { marker } = videoOn(page)
    await marker.getByRole('button').click()
    await marker.getByText(title).waitFor()
    expect(await marker.locator('video').count()).toBe(0)
  },
)

itInProof.each(languagesOnEngines)('a video has its words in %s, on %s', async (lang, engine) => {
  const { page } = await read(path, { engine, lang })
  await videoOn(page, lang).play.waitFor()
})

it('a video is a picture that links to its stream where no script runs', async () => {
  const { page } = await reader({ javaScriptEnabled: false })
  await page.goto(address(path))
  const link = page.locator('[data-widget=video] a')
  expect(await link.getAttribute('href')).toBe('/films/far/index.m3u8')
  expect(await link.getByRole('img').getAttribute('alt')).toContain(videoOn(page).title)
})

it.each(enginesByTier('lite'))(
  'a player of another site does not run for a page’s script that has named it and its host, $engine',
  async ({ script }) => {
    const { page } = await reader()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !request.url().includes('/quiosc/')) asked.push(request.url())
    })
    const settings = { hosts: ['evil.example'], services: { videoPlayer: 'https://evil.example/p.js' } }
    await openOwnPage(
      page,
      url(),
      `<html lang="ca"><head><script type="module" src="${script}"></script>
<script type="module">quiosc.configure(${JSON.stringify(settings)})</script></head>
<body><div data-widget="video" data-id="1" data-title="Film" data-hls-source="/f.m3u8" data-load="eager"></div></body></html>`,
    )
    await page.getByRole('button', { name: loadIntl('ca').t(messages.play, { title: 'Film' }) }).click()
    await expect.poll(() => asked[0]).toBe(`${url()}/static/jwplayer/8.9.3/jwplayer.js`)
  },
)
