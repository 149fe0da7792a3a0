import { waitFor, within } from '@testing-library/dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { contrast } from '#lib/colour.ts'
import { allowMotion } from '#testing/allowMotion.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { startBackend } from '#testing/startBackend.ts'
import { alertIsland } from './alert.island.tsx'

startBackend()

const storm = { title: 'Storm: the harbour closes at 18 h', href: '/ciutat/' }
const long = Array.from({ length: 8 }, (_, index) => ({
  title: `A storm warning for harbour number ${index}`,
  href: '/',
}))

function open(messages: readonly object[] = [storm], options: Record<string, string> = {}) {
  return mountOnPage({
    island: alertIsland,
    options,
    config: { hosts: ['eleccions.example'] },
    watch(host) {
      const block = document.createElement('script')
      block.type = 'application/json'
      block.textContent = JSON.stringify({ messages })
      host.append(block)
    },
  })
}

type View = Awaited<ReturnType<ReturnType<typeof open>['ready']>>
const region = (view: View) => view.getByRole('region', { name: 'Notice' })
const close = (view: View) => view.getByRole('button', { name: 'Close the notice' })
const gone = (view: View) => waitFor(() => expect(view.queryByRole('region')).toBeNull())

it('an alert shows its messages, as links where they have an address', async () => {
  const alert = open([storm, { title: 'Schools are open' }])
  const view = await alert.ready()
  expect(view.getByRole('link', { name: storm.title }).getAttribute('href')).toBe(
    new URL('/ciutat/', window.location.href).href,
  )
  expect(view.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([storm.title, 'Schools are open'])
  expect(view.queryByRole('link', { name: 'Schools are open' })).toBeNull()
  await alert.expectAccessible()
})

it.each([
  ['https://eleccions.example/directe', true],
  ['https://elsewhere.example/', false],
  ['//elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['https://user:pass@eleccions.example/', false],
  ['', false],
])('an alert follows a message’s address %j: %s', async (href, isFollowed) => {
  const view = await open([{ title: 'Results', href }]).ready()
  view.getByText('Results')
  expect(view.queryByRole('link') !== null).toBe(isFollowed)
})

it.each([undefined, '#b3231b', 'ffe25c', '#888', 'tomato', 'red;background:url(//x.example)'])(
  'an alert has a legible text on its colour: %s',
  async (color) => {
    const view = await open([storm], color ? { color } : {}).ready()
    const hex = (text: string) =>
      `#${(text.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`
    const { backgroundColor, color: ink } = getComputedStyle(region(view))
    expect(contrast(hex(backgroundColor), hex(ink))).toBeGreaterThanOrEqual(4.5)
  },
)

it('an alert is closed by keyboard, for the next page too, and moves the focus on to what follows it', async () => {
  const first = open()
  const following = document.createElement('p')
  following.textContent = 'The news of the day'
  first.host.after(following)
  onTestFinished(() => following.remove())
  const view = await first.ready()
  close(view).focus()
  await userEvent.keyboard('{Enter}')
  await gone(view)
  expect(document.activeElement).toBe(following)
  following.blur()
  expect(following.hasAttribute('tabindex')).toBe(false)
  expect(first.host.dataset.widgetView).toBe('empty')
  first.close()
  const second = open()
  const next = await second.ready()
  expect(next.queryByRole('region')).toBeNull()
  // Another alert is not the one that was closed.
  region(await open([storm], { id: 'eleccions' }).ready())
})

it('an alert is shown when the stored time is broken', async () => {
  localStorage.setItem('quiosc-alert', '{"time":0,"value":"tomorrow"}')
  region(await open().ready())
})

it('an alert closes by itself after its time', async () => {
  const view = await open([storm], { duration: '0.2' }).ready()
  // The pointer of another test may be on it.
  await userEvent.hover(document.body, { position: { x: 1, y: 700 } })
  await gone(view)
  expect(localStorage.getItem('quiosc-alert')).toBeNull()
})

it('an alert is hidden without messages', async () => {
  const { ready, host } = open([])
  expect((await ready()).queryByRole('region')).toBeNull()
  expect(host.dataset.widgetView).toBe('empty')
})

it.each([
  ['soon', []],
  ['-1', []],
  ['0', [{ title: ' ' }, { href: '/' }]],
])('an alert uses the defaults in place of wrong options: a duration of %s, %j', async (duration, wrong) => {
  const { ready } = open([...wrong, storm], { duration })
  const shown = (await ready()).getByRole('region')
  expect(within(shown).getAllByRole('link')).toHaveLength(1)
})

describe('an alert’s text wider than its place', () => {
  const button = (view: View, name: string) => view.findByRole('button', { name })

  it('moves, can be stopped and restarted, and is then whole', async () => {
    await allowMotion()
    const alert = open(long)
    const view = await alert.ready()
    const stop = await button(view, 'Stop the text')
    // Its copy, which closes the gap, is for the eye alone.
    expect(view.getAllByRole('link')).toHaveLength(long.length)
    await alert.expectAccessible()
    await userEvent.click(stop)
    await button(view, 'Let the text move')
    const place = region(view).getBoundingClientRect()
    for (const link of view.getAllByRole('link')) {
      const { left, right } = link.getBoundingClientRect()
      expect(left >= place.left && right <= place.right).toBe(true)
    }
    await userEvent.click(await button(view, 'Let the text move'))
    await button(view, 'Stop the text')
  })

  it('stops when the keyboard focuses one of its links', async () => {
    await allowMotion()
    const view = await open(long).ready()
    await button(view, 'Stop the text')
    await userEvent.tab()
    await button(view, 'Let the text move')
    expect(view.getAllByRole('link')[0]?.matches(':focus')).toBe(true)
  })

  it('keeps the keyboard out of its copy in a browser without `inert`', async () => {
    await allowMotion()
    const view = await open(long).ready()
    const stop = await button(view, 'Stop the text')
    for (const list of view.getAllByRole('list', { hidden: true })) list.removeAttribute('inert')
    stop.focus()
    await userEvent.tab({ shift: true })
    expect(view.getAllByRole('link').at(-1)?.matches(':focus')).toBe(true)
  })

  it('does not move on a phone that has room for it in two lines', async () => {
    await allowMotion()
    await resizeWindow(390)
    const [first, second] = [storm, { title: 'The 6.40 train does not run', href: '/comarca/' }]
    const view = await open([first, second]).ready()
    const links = view.getAllByRole('link').map((link) => link.getBoundingClientRect())
    expect(links.map(({ top }) => top)).toEqual([links[0]?.top, (links[0]?.top ?? 0) + 24])
    for (const { left, right } of links) expect(left >= 0 && right <= 390).toBe(true)
    expect(view.queryByRole('button', { name: 'Stop the text' })).toBeNull()
    await resizeWindow(1000)
    await waitFor(() => expect(region(view).getBoundingClientRect().height).toBeLessThan(48))
    expect(view.queryByRole('button', { name: 'Stop the text' })).toBeNull()
    await resizeWindow(390)
    await waitFor(() => expect(region(view).getBoundingClientRect().height).toBeGreaterThan(48))
  })

  it('moves on a phone where it would need a third line', async () => {
    await allowMotion()
    await resizeWindow(390)
    const third = { title: 'Schools are open, and so are the library and the museum' }
    await button(await open([storm, { title: 'The 6.40 train does not run' }, third]).ready(), 'Stop the text')
  })

  it('does not move where it has room', async () => {
    await allowMotion()
    await resizeWindow(1000)
    const view = await open().ready()
    expect(view.queryByRole('button', { name: 'Stop the text' })).toBeNull()
    await resizeWindow(120)
    await button(view, 'Stop the text')
    await resizeWindow(1000)
    await waitFor(() => expect(view.queryByRole('button', { name: 'Stop the text' })).toBeNull())
  })

  it('is wrapped for readers who prefer less motion, and within its words where it has to be', async () => {
    const text = 'Donaudampfschifffahrtsgesellschaft'
    const view = await open([...long, { title: text.repeat(3), href: '/' }]).ready()
    expect(view.queryByRole('button', { name: 'Stop the text' })).toBeNull()
    const place = region(view).getBoundingClientRect()
    for (const link of view.getAllByRole('link')) {
      expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(place.right)
    }
  })
})
