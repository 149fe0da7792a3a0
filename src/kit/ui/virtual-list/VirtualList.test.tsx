import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { act } from '#testing/act.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { runAxe } from '#testing/runAxe.ts'
import buttonCss from '../button.css?inline'
import { SidePanel } from '../panels/SidePanel.tsx'
import sidePanelCss from '../panels/sidePanel.css?inline'
import { VirtualList } from './VirtualList.tsx'

const css = [buttonCss, sidePanelCss]
const articles = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `a${index + 1}` }))

interface SavedProps {
  count: number
  total?: number
  hasMore?: boolean
  paused?: boolean
  onReachEnd?: () => void
  intro?: number
}

function Saved({ count, intro = 60, ...list }: SavedProps) {
  const [items, setItems] = useState(() => articles(count))
  return (
    <SidePanel title="Saved" closeLabel="Close" onClose={() => {}}>
      <p style={{ height: intro }}>What you have saved</p>
      <button type="button" onClick={() => setItems(articles(items.length + 20))}>
        Load
      </button>
      <VirtualList
        {...list}
        label="Articles"
        items={items}
        keyOf={({ id }) => id}
        rowHeight={100}
        renderItem={({ id }) => (
          <a href={`/${id}`} style={{ display: 'block', height: 100 }}>
            Article {id}
          </a>
        )}
      />
    </SidePanel>
  )
}

async function show(props: SavedProps) {
  const rendered = renderInShadow(<Saved {...props} />, { css })
  const { view } = rendered
  const body = view.getByRole('dialog').querySelector('.q-side-body')
  if (!body) throw new Error('Nothing scrolls.')
  await view.findByRole('list')
  const rows = () => view.getAllByRole('listitem')
  const scrollTo = (top: number) =>
    act(async () => {
      body.scrollTop = top
      body.dispatchEvent(new Event('scroll'))
    })
  return { ...rendered, body, rows, scrollTo }
}

it('a virtual list has only the rows in sight in the document, and tells their position among all', async () => {
  const { view, host, body, rows, scrollTo } = await show({ count: 10_000 })
  expect((await view.findAllByRole('listitem')).length).toBeLessThan(40)
  expect(body.scrollHeight).toBeGreaterThan(1_000_000)
  await scrollTo(500_000)
  await view.findByRole('link', { name: 'Article a5000' })
  expect(rows().length).toBeLessThan(40)
  const row = view.getByRole('link', { name: 'Article a5000' }).closest('li')
  expect([row?.getAttribute('aria-posinset'), row?.getAttribute('aria-setsize')]).toEqual(['5000', '10000'])
  expect(view.getByRole('list', { name: 'Articles' })).toBeDefined()
  expect((await runAxe(host)).violations).toEqual([])
})

it.each([
  ['the server’s total', { count: 20, total: 512, hasMore: true }, '512'],
  ['that it is not known', { count: 20, hasMore: true }, '-1'],
  ['the number of rows', { count: 20 }, '20'],
])('a virtual list tells screen readers %s', async (_name, props, size) => {
  const { view } = await show(props)
  const first = await view.findByRole('link', { name: 'Article a1' })
  expect(first.closest('li')?.getAttribute('aria-setsize')).toBe(size)
})

it('a virtual list fills the window although something high stands above it', async () => {
  const { view, body, scrollTo } = await show({ count: 200, intro: 2000 })
  await scrollTo(2000 + 5000)
  await vi.waitFor(() => {
    const { top, bottom } = body.getBoundingClientRect()
    const rows = view.getAllByRole('listitem').map((row) => row.getBoundingClientRect())
    expect(rows.at(0)?.top).toBeLessThanOrEqual(top)
    expect(rows.at(-1)?.bottom).toBeGreaterThanOrEqual(bottom)
  })
})

it('a virtual list keeps the focused row that is out of sight, and leads from it to its neighbours', async () => {
  const { view, body, scrollTo } = await show({ count: 1000 })
  const third = await view.findByRole('link', { name: 'Article a3' })
  act(() => third.focus())
  await scrollTo(50_000)
  await view.findByRole('link', { name: 'Article a500' })
  expect(third.matches(':focus')).toBe(true)
  await userEvent.tab()
  expect(view.getByRole('link', { name: 'Article a4' }).matches(':focus')).toBe(true)
  await expect.poll(() => body.scrollTop).toBeLessThan(1000)
})

it('a virtual list begins at its first row for a Tab from above it, however far down it is scrolled', async () => {
  const { view, body, scrollTo } = await show({ count: 1000 })
  await view.findByRole('link', { name: 'Article a3' })
  await scrollTo(50_000)
  await view.findByRole('link', { name: 'Article a500' })
  act(() => view.getByRole('button', { name: 'Load' }).focus({ preventScroll: true }))
  await scrollTo(50_000)
  await view.findByRole('link', { name: 'Article a500' })
  // It comes when the scrolling has ended.
  await view.findByRole('link', { name: 'Article a1' })
  await userEvent.tab()
  expect(view.getByRole('link', { name: 'Article a1' }).matches(':focus')).toBe(true)
  await expect.poll(() => body.scrollTop).toBeLessThan(1000)
})

it('a virtual list has rows before those in sight, in their order, to which a reading cursor can go back', async () => {
  const { view, body, rows, scrollTo } = await show({ count: 1000 })
  await scrollTo(20_000)
  await scrollTo(50_000)
  await view.findByRole('link', { name: 'Article a500' })
  /** How far the last two rows above the window are from its first one. */
  const before = () => {
    const { top } = body.getBoundingClientRect()
    const positions = rows().map(
      (row) => [row.getBoundingClientRect().bottom, Number(row.getAttribute('aria-posinset'))] as const,
    )
    const first = positions.find(([bottom]) => bottom > top)?.[1] ?? 0
    return positions.flatMap(([bottom, position]) => (bottom <= top ? [first - position] : [])).slice(-2)
  }
  await expect.poll(before).toEqual([2, 1])
})

function Stack() {
  const [opened, setOpened] = useState<string>()
  return (
    <SidePanel
      title={opened ? `Article ${opened}` : 'Saved'}
      closeLabel="Close"
      onClose={() => {}}
      onBack={opened ? () => setOpened(undefined) : undefined}
      backLabel="Back"
    >
      <div hidden={opened !== undefined}>
        <VirtualList
          label="Articles"
          items={articles(1000)}
          keyOf={({ id }) => id}
          rowHeight={60}
          renderItem={({ id }) => (
            <button type="button" style={{ height: 100 }} onClick={() => setOpened(id)}>
              Open {id}
            </button>
          )}
        />
      </div>
      {opened && <p style={{ height: 4000 }}>Text</p>}
    </SidePanel>
  )
}

it('a virtual list returns to its scroll position when the side panel over it has gone, with the focus on the row that led on', async () => {
  const { view } = renderInShadow(<Stack />, { css })
  const body = view.getByRole('dialog').querySelector('.q-side-body')
  await view.findByRole('button', { name: 'Open a3' })
  act(() => void body?.scrollTo({ top: 40_000 }))
  await vi.waitFor(() => expect(view.getAllByRole('button', { name: /^Open/ }).length).toBeGreaterThan(3))
  const row = await vi.waitFor(() => {
    const { top = 0 } = body?.getBoundingClientRect() ?? {}
    const seen = view
      .getAllByRole('button', { name: /^Open/ })
      .find((one) => one.getBoundingClientRect().top > top + 50)
    if (!seen || seen.textContent === 'Open a3') throw new Error('The rows at the new place are not there yet.')
    return seen
  })
  const name = row.textContent ?? ''
  act(() => {
    row.focus()
    row.click()
  })
  await view.findByRole('heading', { name: /^Article a/ })
  act(() => void body?.scrollTo({ top: 2000 }))
  await new Promise(requestAnimationFrame)
  act(() => view.getByRole('button', { name: 'Back' }).click())
  const again = await view.findByRole('button', { name })
  await vi.waitFor(() => {
    expect(again.matches(':focus')).toBe(true)
    const { top, bottom } = again.getBoundingClientRect()
    const area = body?.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(area?.top ?? 0)
    expect(bottom).toBeLessThanOrEqual(area?.bottom ?? 0)
  })
})

it('a virtual list asks for the next list page near its end, once for each', async () => {
  const onReachEnd = vi.fn()
  const { view, scrollTo, rerender } = await show({ count: 40, hasMore: true, onReachEnd })
  expect(onReachEnd).not.toHaveBeenCalled()
  await scrollTo(100_000)
  await vi.waitFor(() => expect(onReachEnd).toHaveBeenCalledTimes(1))
  rerender(<Saved count={40} hasMore paused onReachEnd={onReachEnd} />)
  act(() => view.getByRole('button', { name: 'Load' }).click())
  rerender(<Saved count={40} hasMore onReachEnd={onReachEnd} />)
  await scrollTo(100_000)
  await view.findByRole('link', { name: 'Article a60' })
  await vi.waitFor(() => expect(onReachEnd).toHaveBeenCalledTimes(2))
})
