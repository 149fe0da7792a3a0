import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import buttonCss from '../button.css?inline'
import { Menu } from './Menu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import moreCss from './more.css?inline'
import type { PopupPartProps } from './PopupButton.tsx'

function renderMore(report = vi.fn()) {
  const items = [
    { label: 'Report', run: report },
    { label: 'Already muted' },
    { label: 'Delete', run: vi.fn(), danger: true },
  ]
  const load = async () => (popup: PopupPartProps) => <Menu {...popup} items={items} />
  const rendered = renderInShadow(
    <>
      <MoreMenu label="More about this comment" load={load} props={{}} />
      <p>Elsewhere</p>
      <a href="#next">Next</a>
    </>,
    { css: [buttonCss, moreCss] },
  )
  const { view, shadow } = rendered
  const more = view.getByRole('button', { name: 'More about this comment' })
  const isOpen = () => more.getAttribute('aria-expanded') === 'true'
  const focused = () => shadow.activeElement?.textContent
  const focusOn = (name: string) => vi.waitFor(() => expect(focused()).toBe(name))
  const menu = () => view.findByRole('menu', { name: 'More about this comment' })
  return { ...rendered, more, isOpen, focused, focusOn, menu, report }
}

it('a menu is opened, moved through and pressed by keyboard alone', async () => {
  const { more, isOpen, focusOn, report } = renderMore()
  expect(isOpen()).toBe(false)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await focusOn('Report')
  expect(isOpen()).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  await focusOn('Already muted')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await focusOn('Report')
  await userEvent.keyboard('{ArrowUp}')
  await focusOn('Delete')
  await userEvent.keyboard('{Home}')
  await focusOn('Report')
  await userEvent.keyboard('{End}')
  await focusOn('Delete')
  await userEvent.keyboard('r')
  await focusOn('Report')
  await userEvent.keyboard('{Enter}')
  expect(report).toHaveBeenCalledTimes(1)
  expect(isOpen()).toBe(false)
  expect(more.matches(':focus')).toBe(true)
})

it('a menu takes the focus before the next frame, so that keys pressed quickly reach it', async () => {
  const { more, menu, focusOn, focused } = renderMore()
  await userEvent.click(more)
  await menu()
  await focusOn('Report')
  await userEvent.keyboard('{Escape}')
  const frame = new Promise<string | null | undefined>((resolve) => {
    requestAnimationFrame(() => resolve(focused()))
  })
  more.click()
  expect(await frame).toBe('Report')
})

it('a menu marks a disabled item and ignores presses on it', async () => {
  const { view, more, menu, isOpen } = renderMore()
  await userEvent.click(more)
  await menu()
  const muted = view.getByRole('menuitem', { name: 'Already muted' })
  expect(muted.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(muted, { force: true })
  expect(isOpen()).toBe(true)
})

it('a menu closes on Escape and returns the focus', async () => {
  const { view, more, isOpen, focusOn } = renderMore()
  await userEvent.click(more)
  await focusOn('Report')
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(view.queryByRole('menuitem', { name: 'Report' })).toBeNull()
  expect(more.matches(':focus')).toBe(true)
})

it('a menu closes on an outside press, on its own button and when Tab leaves it', async () => {
  const { view, more, isOpen, menu, focusOn } = renderMore()
  await userEvent.click(more)
  await menu()
  await userEvent.click(view.getByText('Elsewhere'))
  await vi.waitFor(() => expect(isOpen()).toBe(false))

  await userEvent.click(more)
  await menu()
  await userEvent.click(document.documentElement, { position: { x: 380, y: 300 }, force: true })
  await vi.waitFor(() => expect(isOpen()).toBe(false))

  await userEvent.click(more)
  await menu()
  await userEvent.click(more)
  expect(isOpen()).toBe(false)

  await userEvent.keyboard('{Enter}')
  await focusOn('Report')
  await userEvent.tab()
  await vi.waitFor(() => expect(isOpen()).toBe(false))
  expect(view.getByRole('link', { name: 'Next' }).matches(':focus')).toBe(true)
})
