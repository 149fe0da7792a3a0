import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { Avatar } from './Avatar.tsx'
import { LiveRegion } from './feedback/LiveRegion.tsx'
import { Sentinel } from './Sentinel.tsx'
import { TimeLink } from './TimeLink.tsx'

it('an avatar shows the initial when its picture does not load', async () => {
  const { view } = renderInShadow(<Avatar nick="èlia" url="data:image/png;base64,broken" />)
  await vi.waitFor(() => expect(view.getByText('È')).toBeDefined())
})

it.each([
  ['hover', (link: HTMLElement) => userEvent.hover(link)],
  [
    'focus',
    async () => {
      // The pointer is where the last test has left it.
      await userEvent.hover(document.documentElement, { position: { x: 350, y: 5 }, force: true })
      await userEvent.tab()
    },
  ],
] as const)('a relative time is described by its full date on %s', async (_, arrive) => {
  const now = new Date('2026-03-03T12:00:00Z')
  const { view } = renderInShadow(<TimeLink className="" href="#7" date="2026-03-03T11:30:00Z" now={now} />)
  await arrive(view.getByRole('link'))
  const description = /^3\u00a0March 2026 at \d\d:30$/
  expect(view.getByRole('link', { name: '30\u00a0minutes ago', description })).toBeDefined()
})

it('a relative time shows nothing for an invalid date', () => {
  const { view } = renderInShadow(<TimeLink className="" href="#7" date="soon" now={new Date()} />)
  expect(view.queryByRole('link')).toBeNull()
})

it('an announcement is repeated when it is passed again', () => {
  const { view, rerender } = renderInShadow(<LiveRegion announcement={{ text: 'Liked' }} />)
  const first = view.getByText('Liked')
  rerender(<LiveRegion announcement={{ text: 'Liked' }} />)
  expect(view.getByText('Liked')).not.toBe(first)
  expect(view.getByRole('status').textContent).toBe('Liked')
})

it('the end of a list calls back when it is near, and again while there is room', async () => {
  const onReach = vi.fn()
  const list = (disabled: boolean, height: number) => (
    <>
      <div style={{ height }} />
      <Sentinel onReach={onReach} disabled={disabled} />
    </>
  )
  const { rerender } = renderInShadow(list(false, 10))
  await vi.waitFor(() => expect(onReach).toHaveBeenCalledTimes(1))
  rerender(list(true, 10))
  rerender(list(false, 10))
  await vi.waitFor(() => expect(onReach).toHaveBeenCalledTimes(2))

  // Too far away: not called until the reader scrolls to within 50 px.
  rerender(list(true, 5000))
  rerender(list(false, 5000))
  window.scrollTo(0, 5000 - window.innerHeight - 100)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(onReach).toHaveBeenCalledTimes(2)
  window.scrollTo(0, 5000 - window.innerHeight - 20)
  await vi.waitFor(() => expect(onReach).toHaveBeenCalledTimes(3))
})
