import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountCarousel } from '#kit/slides/carousel.fixture.ts'
import { allowMotion } from '#testing/allowMotion.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { videoCarouselIsland } from './video-carousel.island.tsx'

startNetwork()

const video = (id: number) => ({ id, title: `Video ${id}`, shareUrl: { href: `/videos/${id}.html` } })
const cards = (count: number) => Array.from({ length: count }, (_, index) => video(index + 1))

const open = (block: object, width = 1200, options: Record<string, string> = {}) =>
  mountCarousel({ island: videoCarouselIsland, block, width, options })

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const live = (view: View) => view.getByRole('region').querySelector('[aria-live]')?.getAttribute('aria-live')
const awayFromIt = () => userEvent.hover(document.body, { position: { x: 1, y: 700 } })

it('a video carousel moves by itself and is silent, until the reader stops it', async () => {
  await allowMotion()
  await awayFromIt()
  const carousel = open({ title: 'Videos', cards: cards(9) })
  const view = await carousel.ready()
  expect(live(view)).toBe('off')
  await userEvent.click(view.getByRole('button', { name: 'Stop the carousel' }))
  expect(live(view)).toBe('polite')
  await userEvent.click(view.getByRole('button', { name: 'Start the carousel' }))
  // The pointer is still on it.
  view.getByRole('button', { name: 'Stop the carousel' })
  expect(live(view)).toBe('polite')
  await awayFromIt()
  await expect.poll(() => live(view)).toBe('off')
  await carousel.expectAccessible()
})

it('a video carousel stops when the keyboard focuses it, and stays stopped', async () => {
  await allowMotion()
  await awayFromIt()
  const carousel = open({ cards: cards(9) })
  const view = await carousel.ready()
  await userEvent.tab()
  view.getByRole('button', { name: 'Start the carousel' })
  expect(live(view)).toBe('polite')
  // By the button the reader lets it move, wherever the focus is.
  await userEvent.keyboard('{Enter}')
  expect(live(view)).toBe('off')
})

it('a video carousel stops when a finger touches a video, and stays stopped', async () => {
  await allowMotion()
  await awayFromIt()
  const view = await open({ cards: cards(9) }).ready()
  expect(live(view)).toBe('off')
  const finger = { bubbles: true, composed: true, pointerType: 'touch' }
  const link = view.getByRole('link', { name: 'Video 2' })
  link.dispatchEvent(new PointerEvent('pointerdown', finger))
  link.dispatchEvent(new PointerEvent('pointerup', finger))
  await view.findByRole('button', { name: 'Start the carousel' })
  expect(live(view)).toBe('polite')
})

it('a video carousel leaves out the video that the page is about', async () => {
  const view = await open({ cards: cards(3) }, 1200, { contentId: '2' }).ready()
  expect(view.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Video 1', 'Video 3'])
})

it('a video carousel begins stopped for readers who prefer less motion', async () => {
  const view = await open({ cards: cards(9) }).ready()
  view.getByRole('button', { name: 'Start the carousel' })
  expect(live(view)).toBe('polite')
})

it('a video carousel has no button to stop it where all videos are in view', async () => {
  const view = await open({ cards: cards(3) }).ready()
  await expect.poll(() => view.queryByRole('button')).toBeNull()
})

it('a video carousel is hidden without a valid video', async () => {
  const carousel = open({ title: 'Videos', cards: [{ id: 1, title: 'Nowhere' }, { title: 'Nameless' }] })
  expect((await carousel.ready()).queryByRole('region')).toBeNull()
  expect(carousel.host.offsetHeight).toBe(0)
})

it('a video carousel links to each video, shows its length, and is whole without its picture', async () => {
  const image = { url: 'data:image/gif;base64,none' }
  const carousel = open({
    title: 'Videos',
    cards: [
      { ...video(1), image, mediaInfo: { type: 'video', text: '2:45' } },
      { ...video(2), shareUrl: { href: 'https://elsewhere.example/' }, image: 'none', mediaInfo: 7 },
    ],
  })
  const view = await carousel.ready()
  expect(view.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Video 1'])
  expect(view.getByRole('heading', { level: 3, name: 'Video 2' })).toBeVisible()
  expect(view.getByText('Length: 2:45')).toBeInTheDocument()
  await carousel.expectAccessible()
})

it.each(['', 'force-dark-mode'])(
  'a video carousel has the same marks on its pictures on a page with the class “%s”',
  async (theme) => {
    document.body.className = theme
    onTestFinished(() => {
      document.body.className = ''
    })
    const card = { ...video(1), mediaInfo: { text: '4:12' }, image: { url: '/favicon.svg', alt: '' } }
    const view = await open({ cards: [card] }).ready()
    const mark = view.getByText('4:12').parentElement
    if (!mark) throw new Error('The length has no mark.')
    const { backgroundColor, color } = getComputedStyle(mark)
    expect([backgroundColor, color]).toEqual(['rgba(13, 17, 22, 0.82)', 'rgb(255, 255, 255)'])
  },
)
