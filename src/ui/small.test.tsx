import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Avatar } from './Avatar.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { RelativeTime } from './RelativeTime.tsx'
import { Sentinel } from './Sentinel.tsx'
import { renderInShadow } from './testing/renderInShadow.tsx'

it('an avatar whose picture does not load shows the initial', async () => {
  const { view } = renderInShadow(<Avatar nick="èlia" url="data:image/png;base64,broken" />)
  await vi.waitFor(() => expect(view.getByText('È')).toBeDefined())
})

it('a date says itself in full on hover, and what is none shows nothing', async () => {
  const now = new Date('2026-03-03T12:00:00Z')
  const { view, rerender } = renderInShadow(<RelativeTime date="2026-03-03T11:30:00Z" now={now} />)
  await userEvent.hover(view.getByText('30 min ago'))
  expect(view.getByText('30 min ago').title).toBe('long 2026-03-03T11:30:00.000Z')
  rerender(<RelativeTime date="soon" now={now} />)
  expect(view.queryByRole('time')).toBeNull()
})

it('the same announcement is made again when it comes again', () => {
  const { view, rerender } = renderInShadow(<LiveRegion message={{ text: 'Liked' }} />)
  const first = view.getByText('Liked')
  rerender(<LiveRegion message={{ text: 'Liked' }} />)
  expect(view.getByText('Liked')).not.toBe(first)
  expect(view.getByRole('status').textContent).toBe('Liked')
})

it('the end of a list is reached when it comes near, and again for as long as there is room', async () => {
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

  // Too far: nothing until the reader scrolls to within 50 px.
  rerender(list(true, 5000))
  rerender(list(false, 5000))
  window.scrollTo(0, 5000 - window.innerHeight - 100)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(onReach).toHaveBeenCalledTimes(2)
  window.scrollTo(0, 5000 - window.innerHeight - 20)
  await vi.waitFor(() => expect(onReach).toHaveBeenCalledTimes(3))
})
