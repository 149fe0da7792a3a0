import { type CSSProperties, useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import buttonCss from '../button.css?inline'
import { Dialog } from '../overlay/Dialog.tsx'
import dialogCss from '../overlay/dialog.css?inline'
import { Menu } from './Menu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import moreCss from './more.css?inline'
import type { PopupPartProps } from './PopupButton.tsx'

const css = [buttonCss, moreCss, dialogCss]
const items = ['Report', 'Mute', 'Delete'].map((label) => ({ label, run: vi.fn() }))
const load = async () => (popup: PopupPartProps) => <Menu {...popup} items={items} />

function Placed({ style }: { style: CSSProperties }) {
  return (
    <div style={{ position: 'absolute', ...style }}>
      <MoreMenu label="More" load={load} props={{}} />
    </div>
  )
}

/** Resizes the window until the test ends. */
async function inWindow(width: number, height: number) {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(width, height)
}

const rectOf = (element: Element) => element.getBoundingClientRect()

/** Opens the menu of a ⋯ button at this position. @returns The rectangles of both. */
async function open(style: CSSProperties) {
  const rendered = renderInShadow(<Placed style={style} />, { css })
  const more = rendered.view.getByRole('button', { name: 'More' })
  await userEvent.click(more)
  const menu = await rendered.view.findByRole('menu')
  await settled(menu)
  return { ...rendered, more, menu }
}

/** Waits until the popup is placed and unchanged for two frames. */
async function settled(menu: HTMLElement) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await vi.waitFor(async () => {
    const { top, left } = rectOf(menu)
    await frame()
    expect([rectOf(menu).top, rectOf(menu).left]).toEqual([top, left])
    expect(top + left).toBeGreaterThan(0)
  })
}

const isInside = (element: Element, height = window.innerHeight) => {
  const { top, left, right, bottom } = rectOf(element)
  return top >= 0 && left >= 0 && right <= window.innerWidth + 0.5 && bottom <= height + 0.5
}

it.each([
  ['top left', { left: 0, top: 0 }],
  ['top right', { right: 0, top: 0 }],
  ['bottom left', { left: 0, bottom: 0, position: 'fixed' }],
  ['bottom right', { right: 0, bottom: 0, position: 'fixed' }],
] as const)(
  'usePopup keeps a popup inside the window at its %s edge, without covering its anchor',
  async (_, style) => {
    await inWindow(390, 500)
    const { more, menu } = await open(style)
    expect(isInside(menu)).toBe(true)
    const beside = rectOf(menu).top >= rectOf(more).bottom || rectOf(menu).bottom <= rectOf(more).top
    expect(beside).toBe(true)
  },
)

it('usePopup gives a popup a scroll bar when neither side has room for it', async () => {
  await inWindow(390, 120)
  const { menu } = await open({ left: 0, top: 40 })
  expect(isInside(menu)).toBe(true)
  expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight)
})

it('usePopup keeps a popup beside its anchor when the page scrolls', async () => {
  await inWindow(390, 500)
  const long = document.createElement('div')
  long.style.height = '2000px'
  document.body.append(long)
  onTestFinished(() => long.remove())
  window.scrollTo(0, 0)
  const { more, menu } = await open({ left: 100, top: 300 })
  const gap = rectOf(menu).top - rectOf(more).bottom
  window.scrollTo(0, 150)
  onTestFinished(() => window.scrollTo(0, 0))
  await vi.waitFor(() => expect(rectOf(menu).top - rectOf(more).bottom).toBeCloseTo(gap, 0))
})

it('usePopup places a popup correctly on a zoomed page', async () => {
  await inWindow(800, 500)
  document.documentElement.style.zoom = '1.5'
  onTestFinished(() => {
    document.documentElement.style.zoom = ''
  })
  const { more, menu } = await open({ left: 200, top: 50 })
  expect(rectOf(menu).top - rectOf(more).bottom).toBeCloseTo(4, 0)
  expect(rectOf(menu).right).toBeCloseTo(rectOf(more).right, 0)
  expect(isInside(menu)).toBe(true)
})

it('usePopup keeps a popup above an on-screen keyboard', async () => {
  await inWindow(390, 600)
  const { visualViewport } = window
  if (!visualViewport) throw new Error('There is no visual viewport.')
  const { more, menu } = await open({ left: 100, top: 250 })
  expect(rectOf(menu).top).toBeGreaterThan(rectOf(more).bottom)
  vi.spyOn(visualViewport, 'height', 'get').mockReturnValue(320)
  visualViewport.dispatchEvent(new Event('resize'))
  await vi.waitFor(() => expect(rectOf(menu).bottom).toBeLessThanOrEqual(rectOf(more).top))
  expect(isInside(menu, 320)).toBe(true)
})

it('usePopup shows a popup unclipped by a scrolling or transformed panel around it', async () => {
  await inWindow(390, 500)
  const { view } = renderInShadow(
    <div style={{ overflow: 'hidden', height: 60, transform: 'translate(20px, 30px)' }}>
      <Placed style={{ left: 150, top: 10 }} />
    </div>,
    { css },
  )
  const more = view.getByRole('button', { name: 'More' })
  await userEvent.click(more)
  const last = await view.findByRole('menuitem', { name: 'Delete' })
  await settled(view.getByRole('menu'))
  const { left, top, width, height } = rectOf(last)
  const root = last.getRootNode()
  if (!(root instanceof ShadowRoot)) throw new Error('There is no shadow root.')
  expect(root.elementFromPoint(left + width / 2, top + height / 2)).toBe(last)
  expect(rectOf(view.getByRole('menu')).top - rectOf(more).bottom).toBeCloseTo(4, 0)
})

function InDialog({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    open && (
      <Dialog title="Settings" onClose={close}>
        <MoreMenu label="More" load={load} props={{}} />
      </Dialog>
    )
  )
}

it('usePopup opens a popup over a dialog, which stays open on the popup’s Escape', async () => {
  const onClose = vi.fn()
  const { view } = renderInShadow(<InDialog onClose={onClose} />, { css })
  const more = view.getByRole('button', { name: 'More' })
  await userEvent.click(more)
  const report = await view.findByRole('menuitem', { name: 'Report' })
  await vi.waitFor(() => expect(report.matches(':focus')).toBe(true))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(view.queryByRole('menu')).toBeNull())
  expect(more.matches(':focus')).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
