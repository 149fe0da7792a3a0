import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allowMotion } from '#testing/allowMotion.ts'
import { runAxe } from '#testing/runAxe.ts'
import { banner } from '../offer/banner.fixture.ts'
import { showPaywall } from '../testing/showPaywall.fixture.tsx'

const title = 'Register for free to keep reading'

it('a paywall’s box starts as a bar of 64 px at the window’s edge', async () => {
  const { view } = showPaywall({ type: 'regiwall', folded: '' })
  const bar = await view.findByRole('button', { name: title, expanded: false })
  const { bottom, height } = view.getByRole('region', { name: title }).getBoundingClientRect()
  expect([Math.round(bottom), Math.round(height)]).toEqual([window.innerHeight, 64])
  expect(view.getAllByRole('link')).toEqual([view.getByRole('link', { name: 'Create a free account' })])
  expect(bar.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

it('a paywall’s box has price and button beside its headline, in line with the column that it stands in', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  const { view, host } = showPaywall({
    type: 'blocking',
    folded: '',
    price: '1 € in the first month',
    priceCrossed: '9 €',
    ctaText: 'Go',
  })
  const box = view.getByRole('region')
  const fold = await view.findByRole('button', { expanded: false })
  Object.assign(host.style, { display: 'block', marginInline: 'auto', maxWidth: '680px' })
  for (const [width, least] of [
    [390, 16],
    [1280, 0],
  ] as const) {
    await page.viewport(width, 844)
    const action = view.getByRole('link', { name: 'Go' })
    const column = () => host.getBoundingClientRect()
    await expect.poll(() => fold.getBoundingClientRect().left).toBeCloseTo(Math.max(column().left, least), 0)
    await expect
      .poll(() => action.getBoundingClientRect().right)
      .toBeCloseTo(Math.min(column().right, width - least), 0)
    expect([box.getBoundingClientRect().left, box.getBoundingClientRect().width]).toEqual([0, width])
    expect(box.scrollWidth).toBeLessThanOrEqual(width)
    expect(view.getAllByText('1 € in the first month')[0]).toBeVisible()
  }
  await userEvent.click(fold)
  await expect.poll(() => fold.getBoundingClientRect().left).toBeCloseTo(host.getBoundingClientRect().left, 0)
})

it('a paywall’s box stays 64 px high on a phone with a headline of many lines, which it cuts after two, and a price', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(390, 844)
  const { view } = showPaywall({
    type: 'blocking',
    folded: '',
    title: 'Recherchen wie diese lesen Abonnentinnen und Abonnenten der Zeitung, auf Papier und im Netz',
    price: '1 € im ersten Monat',
    priceCrossed: '9 €',
    ctaText: 'Abonnieren',
  })
  const fold = await view.findByRole('button', { expanded: false })
  expect(Math.round(view.getByRole('region').getBoundingClientRect().height)).toBe(64)
  const lines =
    (fold.firstElementChild?.getClientRects()[0]?.height ?? 0) / parseFloat(getComputedStyle(fold).lineHeight)
  expect(Math.round(lines)).toBe(2)
})

it('a paywall’s box has no hole under the benefits beside a price, a button and links', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  const { view } = showPaywall({ type: 'blocking', ...banner, imageUrl: undefined, textAdvantage: 'One\nTwo\nThree' })
  const benefits = await view.findByRole('list')
  for (const width of [390, 1280]) {
    await page.viewport(width, 844)
    const { bottom, right } = benefits.getBoundingClientRect()
    const region = view.getByRole('region')
    const below = [...region.querySelectorAll('.deal > *, .ways > *')]
      .map((element) => element.getBoundingClientRect())
      .flatMap(({ left, top }) => (top >= bottom && left < right ? [top] : []))
    expect(Math.min(...below, region.getBoundingClientRect().bottom) - bottom).toBeLessThan(90)
  }
})

it('a paywall’s box is folded, unfolded and used by keyboard from start to end', async () => {
  const { view, shadow, emit } = showPaywall({ type: 'regiwall', folded: 'true' })
  const bar = await view.findByRole('button', { name: title })
  await userEvent.tab()
  // The marker's fallback is in the DOM but not visible.
  expect(shadow.activeElement).toBe(bar)
  await userEvent.keyboard('{Enter}')
  expect(view.getByRole('button', { name: title, expanded: true })).toBe(bar)
  expect(shadow.activeElement).toBe(bar)
  await userEvent.tab()
  expect(shadow.activeElement).toBe(view.getByRole('link', { name: 'Create a free account' }))
  await userEvent.tab()
  expect(shadow.activeElement).toBe(view.getByRole('link', { name: 'Already have an account? Sign in' }))
  await userEvent.keyboard('{Escape}')
  expect(view.getByRole('button', { name: title, expanded: false })).toBe(bar)
  expect(shadow.activeElement).toBe(bar)
  expect(emit.mock.calls.map(([name]) => name)).toEqual([
    'quiosc:paywall-shown',
    'quiosc:paywall-unfolded',
    'quiosc:paywall-folded',
  ])
})

it('a paywall’s box folds from the article to the edge, and unfolds again', async () => {
  const { view } = showPaywall({ type: 'regiwall' })
  const box = await view.findByRole('region', { name: title })
  expect(getComputedStyle(box).position).not.toBe('fixed')
  await userEvent.click(view.getByRole('button', { name: title, expanded: true }))
  expect(getComputedStyle(box).position).toBe('fixed')
  await userEvent.click(view.getByRole('button', { name: title, expanded: false }))
  expect(getComputedStyle(box).position).toBe('fixed')
  expect(view.getByRole('link', { name: 'Create a free account' })).toBeDefined()
  expect(Math.round(box.getBoundingClientRect().bottom)).toBe(window.innerHeight)
})

it('a paywall’s box folds to the height of its headline, also on a page with a bottom bar', async () => {
  document.documentElement.style.setProperty('--quiosc-bottom', '120px')
  onTestFinished(() => void document.documentElement.style.removeProperty('--quiosc-bottom'))
  const { view } = showPaywall({ type: 'regiwall', folded: '', subtitle: 'Many words. '.repeat(500) })
  const fold = await view.findByRole('button', { name: title })
  await userEvent.click(fold)
  const { top, bottom } = view.getByRole('region', { name: title }).getBoundingClientRect()
  expect(Math.round(bottom)).toBe(window.innerHeight - 120)
  expect(top).toBeGreaterThanOrEqual(0)
})

it('a paywall’s box covers neither the focused element nor the page’s end', async () => {
  const tall = document.createElement('div')
  tall.style.height = '3000px'
  tall.style.position = 'relative'
  const under = document.createElement('button')
  Object.assign(under.style, { position: 'absolute', top: `${window.innerHeight - 30}px` })
  const last = document.createElement('button')
  Object.assign(last.style, { position: 'absolute', bottom: '0' })
  tall.append(under, last)
  document.body.append(tall)
  onTestFinished(() => tall.remove())
  const before = document.documentElement.style.scrollPaddingBottom

  const { view, rerender } = showPaywall({ type: 'regiwall', folded: '' })
  await view.findByRole('button', { name: title })
  const box = view.getByRole('region', { name: title })
  for (const button of [under, last]) {
    button.focus()
    await expect.poll(() => button.getBoundingClientRect().bottom <= box.getBoundingClientRect().top).toBe(true)
  }
  rerender(null)
  expect(document.documentElement.style.scrollPaddingBottom).toBe(before)
})

it.each([
  ['the first', 0],
  ['the second', 1],
])('two folded boxes keep the page clear when %s goes', async (_, index) => {
  const before = { scroll: document.documentElement.style.scrollPaddingBottom, body: document.body.style.paddingBottom }
  const types = ['regiwall', 'gift'] as const
  const boxes = []
  for (const type of types) {
    const shown = showPaywall({ type, folded: '' })
    boxes.push({ ...shown, region: await shown.view.findByRole('region') })
  }
  const clear = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
  const [first, second] = boxes.map(({ region }) => region.getBoundingClientRect())
  expect(Math.round(second?.bottom ?? 0)).toBe(Math.round(first?.top ?? 0))
  expect(clear()).toBe(window.innerHeight - Math.round(second?.top ?? 0))

  boxes[index]?.rerender(null)
  const left = boxes[1 - index]?.region
  await expect.poll(() => Math.round(left?.getBoundingClientRect().bottom ?? 0)).toBe(window.innerHeight)
  expect(clear()).toBe(left?.offsetHeight)
  boxes[1 - index]?.rerender(null)
  expect(document.documentElement.style.scrollPaddingBottom).toBe(before.scroll)
  expect(document.body.style.paddingBottom).toBe(before.body)
})

it('a paywall’s box has no button in its headline when it cannot be folded', async () => {
  const { view } = showPaywall({ type: 'column-offer' })
  await view.findByRole('heading')
  expect(view.queryByRole('button')).toBeNull()
})

it.each([{}, { folded: '' }])('a paywall’s box has its headline at the level of the marker, %j', async (position) => {
  const { view } = showPaywall({ type: 'regiwall', ...position }, { heading: 4 })
  expect(await view.findByRole('heading', { level: 4, name: title })).toBeDefined()
  expect(view.getAllByRole('heading')).toHaveLength(1)
})

it('a paywall’s box moves its content when it folds and when it unfolds', async () => {
  await allowMotion()
  const { view, shadow } = showPaywall({ type: 'regiwall' })
  const fold = await view.findByRole('button', { name: title })
  const started: string[] = []
  // The type of the event is known for elements only.
  shadow.addEventListener('animationstart', (event) => started.push((event as AnimationEvent).animationName))
  await userEvent.click(fold)
  await expect.poll(() => started).toEqual(['q-rise'])
  await userEvent.click(fold)
  await expect.poll(() => started).toEqual(['q-rise', 'q-rise'])
})

it('a paywall’s box has no axe violations as bar or sheet', async () => {
  const { view, host, shadow } = showPaywall({ type: 'regiwall', folded: '' })
  const bar = await view.findByRole('button', { name: title })
  const violations = async () => {
    // Colours that change over time would be measured on their way.
    for (const animation of shadow.getAnimations()) animation.finish()
    return (await runAxe(host, { rules: { region: { enabled: false } } })).violations
  }
  expect(await violations()).toEqual([])
  await userEvent.click(bar)
  expect(await violations()).toEqual([])
})
