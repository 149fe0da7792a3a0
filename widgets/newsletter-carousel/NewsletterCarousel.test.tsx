import { expect, it } from 'vitest'
import { mountCarousel } from '#kit/slides/carousel.fixture.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { newsletterCarouselIsland } from './newsletter-carousel.island.tsx'

startNetwork()

const newsletter = (id: number) => ({ id, newsletter: { href: `/newsletters/${id}`, text: `Letter ${id}` } })
const cards = (count: number) => Array.from({ length: count }, (_, index) => newsletter(index + 1))

const open = (block: object, width = 1200, options: Record<string, string> = {}) =>
  mountCarousel({ island: newsletterCarouselIsland, block, width, options })

it.each([
  [1200, {}, 780, 3],
  [1200, { slides: '4' }, 728, 4],
  [1200, { slides: '5' }, 780, 3],
  [768, { slides: '4' }, 728, 4],
])(
  'the newsletter carousel lays out slides in %i px with the options %j, %i px wide, and shows %i of them',
  async (place, options, strip, shown) => {
    const carousel = open({ title: 'Newsletters', cards: cards(6) }, place, options)
    const view = await carousel.ready()
    expect(carousel.inView()).toHaveLength(shown)
    const [first] = view.getAllByRole('group', { name: /of 6$/ })
    const last = view.getByRole('group', { name: `${shown} of 6` })
    const right = last.getBoundingClientRect().right
    const width = right - (first?.getBoundingClientRect().left ?? 0)
    // Slides are whole pixels wide.
    expect(Math.abs(width - Math.min(place, strip))).toBeLessThan(shown)
  },
)

it('the newsletter carousel has its strip on the title’s edge, and its arrows at the end of its own width', async () => {
  const carousel = open({ title: 'Newsletters', cards: cards(6) })
  const view = await carousel.ready()
  const place = carousel.host.getBoundingClientRect()
  const title = view.getByRole('heading', { name: 'Newsletters' })
  const [first] = view.getAllByRole('group', { name: /of 6$/ })
  expect(title.getBoundingClientRect().left).toBe(place.left)
  expect(first?.getBoundingClientRect().left).toBe(place.left)
  // By the arrow, whose button is wider.
  const { left, right } = view.getByRole('button', { name: 'Next' }).getBoundingClientRect()
  expect([left < place.right, right > place.right - 1]).toEqual([true, true])
})

it('the newsletter carousel shows each newsletter’s drawings on its colour, and links to it', async () => {
  const drawing = { url: '/favicon.svg', width: 48, height: 48 }
  const carousel = open({
    cards: [
      {
        ...newsletter(1),
        headerShared: { ...drawing, alt: 'Good morning' },
        illustration: drawing,
        backgroundColors: ['#e3eef9', '182c42'],
      },
      { ...newsletter(2), backgroundColors: ['tomato; color: red'] },
      { ...newsletter(3), newsletter: { href: 'javascript:alert(1)', text: 'Letter 3' } },
    ],
  })
  const view = await carousel.ready()
  view.getByRole('region', { name: 'Our newsletters' })
  expect(view.getByRole('img', { name: 'Good morning' })).toHaveAttribute('width', '48')
  const grounds = [...(carousel.host.shadowRoot?.querySelectorAll<HTMLElement>('.ground') ?? [])]
  expect(grounds.map((ground) => getComputedStyle(ground).backgroundColor)).toEqual([
    'rgb(227, 238, 249)',
    'rgb(246, 245, 241)',
    'rgb(246, 245, 241)',
  ])
  expect(view.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Letter 1', 'Letter 2'])
  await carousel.expectAccessible()
})

it('the newsletter carousel is hidden without a newsletter', async () => {
  const carousel = open({ title: 'Newsletters', cards: [{ id: 1 }] })
  expect((await carousel.ready()).queryByRole('region')).toBeNull()
  expect(carousel.host.offsetHeight).toBe(0)
})
