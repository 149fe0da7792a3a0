import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { act } from '#testing/act.ts'
import { HostContext } from './HostContext.ts'
import { type HostStatus, useHostView } from './useHostView.ts'

function View({ status }: { status: HostStatus }) {
  useHostView(status)
  return <div style={{ height: status === 'loading' || status === 'ready' ? '300px' : '40px' }}>{status}</div>
}

/** A marker on a page that scrolls, as a CMS reserves its height, this far down the page. */
function mountAt(top: number) {
  const host = document.createElement('div')
  Object.assign(host.style, { minHeight: '400px', position: 'relative', marginTop: `${top}px` })
  const after = document.createElement('div')
  after.style.height = '4000px'
  document.body.append(host, after)
  const container = document.createElement('div')
  container.className = 'island'
  host.attachShadow({ mode: 'open' }).append(container)
  const root = createRoot(container)
  const show = (status: HostStatus) =>
    act(() =>
      root.render(
        <HostContext value={host}>
          <View status={status} />
        </HostContext>,
      ),
    )
  onTestFinished(() => {
    act(() => root.unmount())
    host.remove()
    after.remove()
  })
  return { show, view: () => host.dataset.widgetView, space: () => host.dataset.widgetSpace, root }
}

/** Every observer has been told of a frame's layout: all of one frame are told before the next one begins, in no order that Chromium keeps. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => resolve())
    })
    observer.observe(document.body)
  })

beforeEach(() => window.scrollTo(0, 0))
afterEach(() => window.scrollTo(0, 0))

it('useHostView writes the view’s status on the marker, in the page’s words', () => {
  const { show, view, root } = mountAt(0)
  for (const [status, word] of [
    ['pending', 'loading'],
    ['ready', 'full'],
    ['sheet', 'folded'],
    ['error', 'failed'],
    ['hidden', 'empty'],
  ] as const) {
    show(status)
    expect(view()).toBe(word)
  }
  act(() => root.unmount())
  expect(view()).toBeUndefined()
})

it('useHostView keeps the space of a failed widget while its end is in the window, and releases it when that has been scrolled away', async () => {
  const { show, space } = mountAt(0)
  show('loading')
  show('error')
  window.scrollTo(0, 100)
  await nextFrame()
  expect(space()).toBeUndefined()
  window.scrollTo(0, 2000)
  await expect.poll(space).toBe('free')
})

it('useHostView releases the space of a laid-out widget below the window, but never while it is loading', async () => {
  const { show, space } = mountAt(window.innerHeight)
  show('loading')
  await nextFrame()
  expect(space()).toBeUndefined()
  show('ready')
  await nextFrame()
  expect(space()).toBe('free')
})

it('useHostView keeps the space where only its reserved end is below the window, as what follows would come up into it', async () => {
  const { show, space } = mountAt(window.innerHeight - 200)
  show('error')
  await nextFrame()
  expect(space()).toBeUndefined()
})

it('useHostView releases the space at once when the reader closes the widget, not when it leaves by itself', async () => {
  const away = mountAt(0)
  away.show('loading')
  away.show('dismissed')
  await nextFrame()
  expect(away.space()).toBeUndefined()
  away.show('shown')
  away.show('dismissed')
  expect(away.space()).toBe('free')
})

it('useHostView releases the space at once when the reader folds the widget, not when it is mounted folded', async () => {
  const { show, space } = mountAt(0)
  show('loading')
  show('bar')
  await nextFrame()
  expect(space()).toBeUndefined()
  show('ready')
  show('bar')
  expect(space()).toBe('free')
  show('ready')
  expect(space()).toBe('free')
})
