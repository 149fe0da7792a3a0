import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mountCarousel } from '#kit/slides/carousel.fixture.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { carouselIsland } from './carousel.island.tsx'

startNetwork()

const card = (id: number) => ({ id, title: `Story ${id}`, url: `/ciutat/${id}.html` })
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1))

const open = (block: object, width?: number, options?: Record<string, string>) =>
  mountCarousel({
    island: carouselIsland,
    block,
    ...(width === undefined ? {} : { width }),
    ...(options && { options }),
  })

it.each([
  [1200, {}, 5],
  [1200, { layout: 'slot4' }, 4],
  [1200, { layout: 'layout' }, 3],
  [1200, { layout: 'sideways' }, 5],
  [1100, {}, 5],
  [1099, {}, 3],
  [1099, { layout: 'slot4' }, 3],
  [768, {}, 3],
])('a carousel in %i px with the options %j shows %i slides 30 px apart', async (width, options, shown) => {
  const carousel = open({ cards: cards(9) }, width, options)
  const view = await carousel.ready()
  expect(carousel.inView()).toHaveLength(shown)
  const [first, second] = view.getAllByRole('group', { name: / of 9$/ })
  expect((second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0)).toBeCloseTo(30, 0)
  expect(first?.getBoundingClientRect().left).toBe(carousel.host.getBoundingClientRect().left)
})

it('a carousel moves by arrows, over its end too, and announces its position', async () => {
  const carousel = open({ title: 'Most read', cards: cards(7) })
  const view = await carousel.ready()
  const region = view.getByRole('region', { name: 'Most read' })
  expect(region.getAttribute('aria-roledescription')).toBe('carousel')
  expect(view.getByRole('group', { name: '7 of 7' }).getAttribute('aria-roledescription')).toBe('slide')
  const place = () => region.querySelector('[aria-live=polite]')?.textContent
  expect(place()).toBe('1 of 7')
  await userEvent.click(view.getByRole('button', { name: 'Next' }))
  await expect.poll(carousel.inView).toEqual([1, 2, 3, 4, 5])
  await expect.poll(place).toBe('2 of 7')
  await userEvent.click(view.getByRole('button', { name: 'Previous' }))
  await expect.poll(carousel.inView).toEqual([0, 1, 2, 3, 4])
  await userEvent.click(view.getByRole('button', { name: 'Previous' }))
  await expect.poll(carousel.inView).toEqual([2, 3, 4, 5, 6])
  await carousel.expectAccessible()
})

it('a carousel moves nothing when Embla takes over, in the middle of the strip too', async () => {
  const carousel = open({ cards: cards(9) }, 360)
  const view = await carousel.ready()
  // Before its code has come, or after: the place is the same.
  await userEvent.click(view.getByRole('button', { name: 'Next' }))
  await expect.poll(() => carousel.lefts()[1]).toBe(0)
  const before = carousel.lefts()
  await expect.poll(carousel.isMovedByEmbla).toBe(true)
  await expect.poll(carousel.lefts).toEqual(before)
})

it('a carousel has at most five bullets, one tab stop, with the arrow keys inside', async () => {
  const carousel = open({ cards: cards(12) }, 360)
  const view = await carousel.ready()
  await expect.poll(carousel.isMovedByEmbla).toBe(true)
  const names = () => view.getAllByRole('button', { name: /^Show slide/ }).map((button) => button.ariaLabel)
  const current = () => view.getByRole('button', { current: true })
  expect(names()).toEqual([1, 2, 3, 4, 5].map((number) => `Show slide ${number}`))
  current().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.poll(() => current().ariaLabel).toBe('Show slide 4')
  await expect.poll(() => carousel.host.shadowRoot?.activeElement?.ariaLabel).toBe('Show slide 4')
  expect(names()).toEqual([2, 3, 4, 5, 6].map((number) => `Show slide ${number}`))
  await userEvent.keyboard('{End}')
  await expect.poll(carousel.inView).toEqual([11])
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.poll(carousel.inView).toEqual([0])
  await userEvent.tab()
  expect(carousel.host.shadowRoot?.activeElement?.ariaLabel ?? '').not.toMatch(/^Show/)
  await userEvent.click(view.getByRole('button', { name: 'Show slide 5' }))
  await expect.poll(carousel.inView).toEqual([4])
})

it('a carousel follows the focus, so that a keyboard reaches every slide', async () => {
  const carousel = open({ cards: cards(4) }, 360)
  const view = await carousel.ready()
  await expect.poll(carousel.isMovedByEmbla).toBe(true)
  view.getByRole('button', { name: 'Next' }).focus()
  for (const index of [0, 1, 2, 3]) {
    await userEvent.tab()
    expect(carousel.host.shadowRoot?.activeElement?.textContent).toBe(`Story ${index + 1}`)
    await expect.poll(carousel.inView).toEqual([index])
  }
})

it('a carousel reaches the screen’s edge on a phone whose page tells its margin', async () => {
  const carousel = open({ cards: cards(4) }, 360)
  await carousel.ready()
  carousel.host.style.setProperty('--quiosc-page-margin', '20px')
  await expect.poll(carousel.isMovedByEmbla).toBe(true)
  expect(carousel.lefts()[0]).toBe(0)
  const place = carousel.host.getBoundingClientRect()
  const strip = carousel.host.shadowRoot?.querySelector('.q-viewport')?.getBoundingClientRect()
  expect(strip).toMatchObject({ left: place.left - 20, right: place.right + 20 })
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

it('a carousel leaves out the content that the page shows, and broken cards', async () => {
  const wrong = [{ type: 'author' }, { id: 8, title: ' ', url: '/' }, 'card', { type: 'number', number: '' }]
  const carousel = open({ cards: [...wrong, ...cards(3)] }, 1200, { contentId: '2' })
  const view = await carousel.ready()
  expect(view.getAllByRole('link').map((link) => link.textContent)).toEqual(['Story 1', 'Story 3'])
  // All in view: there is nothing to press, as soon as the frame knows its width.
  await expect.poll(() => view.queryByRole('button')).toBeNull()
})

it('a carousel is hidden, and takes no space, without a card', async () => {
  const carousel = open({ title: 'Most read', cards: [card(1)] }, 1200, { contentId: '1' })
  const view = await carousel.ready()
  expect(view.queryByRole('region')).toBeNull()
  expect(carousel.host.offsetHeight).toBe(0)
  await expect.poll(() => carousel.host.dataset.widgetView).toBe('empty')
})

it('a carousel links to the site’s own hosts only', async () => {
  const carousel = open({
    more: { text: 'All', href: 'https://elsewhere.example/' },
    cards: [
      { id: 1, title: 'Own', url: '/a' },
      { id: 2, title: 'Sister', url: 'https://eleccions.example/b' },
      { id: 3, title: 'Script', url: 'javascript:alert(1)' },
      { type: 'text', text: 'Elsewhere', url: 'https://elsewhere.example/' },
    ],
  })
  const view = await carousel.ready()
  expect(view.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Own', 'Sister'])
  expect(view.getByText('Elsewhere')).toBeVisible()
})

it('a carousel shows a card’s authors, numbers, texts and media', async () => {
  const carousel = open({
    title: 'The seafront',
    more: { text: 'All about it', href: '/ciutat/' },
    cards: [
      { type: 'author', text: 'The light cannot wait.', author: { name: 'Clara', position: 'Keeper' }, url: '/a' },
      { type: 'number', number: 1200, title: 'comments', text: 'in a day' },
      { type: 'text', title: 'What changes', subtitle: 'On Sunday', text: 'No cars.' },
      { type: 'multimedia', title: 'The harbour', multimedia: { type: 'audio', url: '/favicon.svg' }, url: '/b' },
      { id: 1, type: 'opinion', title: 'In praise', columnName: 'At table', url: '/c', authors: [{ name: 'Roser' }] },
    ],
  })
  const view = await carousel.ready()
  expect(view.getByRole('heading', { level: 2, name: 'The seafront' })).toBeVisible()
  expect(view.getByRole('link', { name: 'All about it' })).toBeVisible()
  expect(view.getByRole('link', { name: 'The light cannot wait.' })).toBeVisible()
  expect(view.getByText('Keeper')).toBeVisible()
  expect(view.getByText('1200')).toBeVisible()
  expect(view.getByRole('heading', { level: 3, name: 'What changes' })).toBeVisible()
  expect(view.getByText('No cars.')).toBeVisible()
  expect(view.getByText('Listen')).toBeVisible()
  expect(view.getByText('At table')).toBeVisible()
  expect(view.getByText('Roser')).toBeVisible()
  await carousel.expectAccessible()
})

it('a carousel has room for large text in a narrow place', async () => {
  const carousel = open({ cards: [{ ...card(1), title: 'Donaudampfschifffahrtsgesellschaft' }, card(2)] }, 320)
  carousel.host.style.setProperty('--quiosc-rem', '32px')
  await carousel.ready()
  const title = carousel.host.shadowRoot?.querySelector('.q-slide-title')
  expect(title?.scrollWidth).toBeLessThanOrEqual(title?.clientWidth ?? 0)
})

it('a carousel gives every picture the same space, whatever its shape', async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 60 })
  const image = { url: canvas.toDataURL() }
  const carousel = open({ cards: [{ ...card(1), image }, card(2)] }, 360)
  await carousel.ready()
  const picture = carousel.host.shadowRoot?.querySelector<HTMLImageElement>('.q-slide-picture img')
  await picture?.decode()
  const { width, height } = picture?.parentElement?.getBoundingClientRect() ?? new DOMRect()
  expect(width / height).toBeCloseTo(1.5, 1)
})

it('a carousel marks a column that has an author’s portrait in place of its picture', async () => {
  const authors = [{ name: 'Roser', image: { url: '/favicon.svg' } }]
  const carousel = open({ cards: [{ ...card(1), type: 'opinion', authors, mediaInfo: { type: 'audio' } }] })
  const view = await carousel.ready()
  expect(view.getByText('Audio')).toBeTruthy()
  await carousel.expectAccessible()
})

it('a carousel marks a content as a card does, in a slide that is one link', async () => {
  const content = {
    ...card(1),
    type: 'interview',
    interviewed: 'Remei Colomines',
    mediaInfo: { type: 'video', text: '4:20' },
    flags: ['scoop'],
    isExclusiveContent: true,
    missingTranslatedVersion: true,
    numComments: 1280,
    ancestorCategory: { name: 'The region' },
    brandedContent: { title: 'Vallfosca', logoLink: { href: 'https://advertiser.example/' } },
  }
  const carousel = open({ cards: [content] })
  const view = await carousel.ready()
  const shown = ['Remei Colomines', /Video · 4:20/, 'Scoop', 'Exclusive', 'Branded content', 'Vallfosca']
  const alsoShown = ['Not translated yet', '1.280 comments', 'The region']
  for (const text of [...shown, ...alsoShown]) expect(view.getByText(text)).toBeTruthy()
  expect(view.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Story 1'])
  await carousel.expectAccessible()
})
