import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConfirmDialog } from '#page/overlays/confirm/ConfirmDialog.tsx'
import { act } from '#testing/act.ts'
import { allowMotion } from '#testing/allowMotion.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { runAxe } from '#testing/runAxe.ts'
import { swipe } from '#testing/swipe.ts'
import { Button } from '../Button.tsx'
import buttonCss from '../button.css?inline'
import dialogCss from '../overlay/dialog.css?inline'
import { SidePanel, type SidePanelProps } from './SidePanel.tsx'
import sidePanelCss from './sidePanel.css?inline'

const css = [buttonCss, dialogCss, sidePanelCss]

function Account({ onClose, ...props }: Partial<SidePanelProps> & { onClose: () => void }) {
  const [route, setRoute] = useState<'menu' | 'data'>('menu')
  const isMenu = route === 'menu'
  return (
    <SidePanel
      title={isMenu ? 'Account' : 'Personal data'}
      onClose={onClose}
      closeLabel="Close"
      onBack={isMenu ? undefined : () => setRoute('menu')}
      backLabel="Back"
      footer={isMenu ? undefined : <Button kind="primary">Save</Button>}
      {...props}
    >
      <iframe title="Card" src="about:blank" hidden />
      <p style={{ height: isMenu ? 3000 : 1500 }}>{isMenu ? 'Everything about you' : 'Your name'}</p>
      <div style={{ overflow: 'auto', width: 100 }}>
        <p style={{ width: 600 }}>A wide table</p>
      </div>
      <label>
        Nick <input defaultValue="anna" />
      </label>
      {isMenu && <Button onClick={() => setRoute('data')}>Data</Button>}
    </SidePanel>
  )
}

function Opener(props: Partial<SidePanelProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Profile</Button>
      {open && <Account {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opened by its button, after it has come in. */
async function openSidePanel(props: Partial<SidePanelProps> = {}) {
  const rendered = renderInShadow(<Opener {...props} />, { css })
  const { view } = rendered
  const opener = view.getByRole('button', { name: 'Profile' })
  opener.focus()
  act(() => opener.click())
  const dialog = view.getByRole('dialog')
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
  const heading = (name: string) => view.getByRole('heading', { level: 2, name })
  const body = dialog.querySelector('.q-side-body')
  if (!body) throw new Error('Nothing scrolls.')
  const press = (name: string) => act(() => view.getByRole('button', { name }).click())
  return { ...rendered, opener, dialog, heading, body, press, isClosed: () => view.queryByRole('dialog') === null }
}

it('a side panel takes the focus to its title, and returns it when closed by Escape', async () => {
  const { view, opener, heading, isClosed } = await openSidePanel()
  expect(view.getByRole('dialog', { name: 'Account' })).toMatchObject({ open: true })
  expect(heading('Account').matches(':focus')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(isClosed()).toBe(true))
  expect(opener.matches(':focus')).toBe(true)
})

it('a side panel holds the page still while it is open', async () => {
  const { press } = await openSidePanel()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  press('Close')
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

it('a side panel goes one view back on Escape, on the arrow and on a swipe, and closes from the first one', async () => {
  const { heading, press, dialog, isClosed } = await openSidePanel()
  for (const goBack of [
    () => userEvent.keyboard('{Escape}'),
    async () => press('Back'),
    async () => swipe(heading('Personal data'), 120, 10),
  ]) {
    press('Data')
    expect(heading('Personal data').matches(':focus')).toBe(true)
    await goBack()
    await vi.waitFor(() => expect(heading('Account').matches(':focus')).toBe(true))
    expect(dialog).toMatchObject({ open: true })
  }
  swipe(heading('Account'), 120, 10)
  expect(isClosed()).toBe(true)
})

it('a side panel stays open on its way back where a browser has closed it without asking', async () => {
  const { heading, press, dialog, isClosed } = await openSidePanel()
  press('Data')
  act(() => dialog instanceof HTMLDialogElement && dialog.close())
  await vi.waitFor(() => expect(heading('Account').matches(':focus')).toBe(true))
  expect(dialog.matches(':modal')).toBe(true)
  act(() => dialog instanceof HTMLDialogElement && dialog.close())
  await vi.waitFor(() => expect(isClosed()).toBe(true))
})

it('a side panel goes one view back on each Escape, also on one that the browser does not let it prevent', async () => {
  const onBack = vi.fn()
  const { view } = await openSidePanel({ onBack })
  for (const times of [1, 2, 3, 4]) {
    // The browser closes the dialog whatever the page says, sooner without a press in between.
    if (times < 3) await userEvent.click(view.getByRole('textbox'))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(onBack).toHaveBeenCalledTimes(times))
  }
  expect(view.getByRole('dialog').matches(':modal')).toBe(true)
})

it('a side panel stays open when a file chooser inside it is dismissed', async () => {
  const { view, isClosed } = await openSidePanel()
  act(() => void view.getByRole('textbox').dispatchEvent(new Event('cancel', { bubbles: true })))
  expect(isClosed()).toBe(false)
})

it('a side panel begins a view at its top, and returns to the scroll position of the one before', async () => {
  const { body, heading, press } = await openSidePanel()
  body.scrollTop = 900
  await expect.poll(() => body.scrollTop).toBe(900)
  await new Promise(requestAnimationFrame)
  press('Data')
  expect(body.scrollTop).toBe(0)
  press('Back')
  expect(body.scrollTop).toBe(900)
  press('Data')
  expect([body.scrollTop, heading('Personal data').matches(':focus')]).toEqual([0, true])
})

function Stack() {
  const [deep, setDeep] = useState(false)
  return (
    <SidePanel
      title={deep ? 'Lists' : 'Saved'}
      closeLabel="Close"
      onClose={() => {}}
      onBack={deep ? () => setDeep(false) : undefined}
      backLabel="Back"
    >
      <div hidden={deep}>
        <Button data-autofocus>Search</Button>
        <Button onClick={() => setDeep(true)}>Lists</Button>
      </div>
      {deep && <p>Yours</p>}
    </SidePanel>
  )
}

it('a side panel returns the focus to the row that led on, where the view before has stayed', () => {
  const { view } = renderInShadow(<Stack />, { css })
  expect(view.getByRole('button', { name: 'Search' }).matches(':focus')).toBe(true)
  const lists = view.getByRole('button', { name: 'Lists' })
  lists.focus()
  act(() => lists.click())
  expect(view.getByRole('heading', { name: 'Lists' }).matches(':focus')).toBe(true)
  act(() => view.getByRole('button', { name: 'Back' }).click())
  expect(lists.matches(':focus')).toBe(true)
})

it('a side panel changes its view in 140 ms, and at once for readers who want less motion', async () => {
  await allowMotion()
  const { body, press } = await openSidePanel()
  const turns = () => body.firstElementChild?.getAnimations().map(({ effect }) => effect?.getTiming().duration)
  press('Data')
  expect(turns()).toEqual([140])
  for (const animation of body.firstElementChild?.getAnimations() ?? []) animation.finish()
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  press('Back')
  expect(turns()).toEqual([])
})

it('a side panel ignores swipes by mouse, short or slanted ones, and those that a field or a wide table needs itself', async () => {
  const { view, heading, isClosed } = await openSidePanel()
  const title = heading('Account')
  swipe(title, 120, 0, 'mouse')
  swipe(title, 30, 0)
  swipe(title, 120, 100)
  swipe(title, -120, 0)
  swipe(view.getByRole('textbox'), 120, 0)
  swipe(view.getByText('A wide table'), 120, 0)
  expect(isClosed()).toBe(false)
})

it('a side panel closes on a swipe down on its head only', async () => {
  const { view, heading, isClosed } = await openSidePanel()
  swipe(view.getByText('Everything about you'), 0, 120)
  expect(isClosed()).toBe(false)
  swipe(heading('Account'), 0, 120)
  expect(isClosed()).toBe(true)
})

it('a side panel stands at the right at full height on a wide screen', async () => {
  await resizeWindow(1280)
  const { dialog } = await openSidePanel()
  expect(dialog.getBoundingClientRect()).toMatchObject({ left: 840, right: 1280, top: 0, bottom: 800 })
})

it.each([
  [390, 800],
  [320, 256],
])('a side panel is a sheet from below on a phone, %i by %i px, with nothing cut off', async (width, height) => {
  await resizeWindow(width, height)
  const { view, dialog, press, body } = await openSidePanel()
  expect(dialog.getBoundingClientRect()).toMatchObject({ left: 0, right: width, bottom: height })
  expect(dialog.getBoundingClientRect().top).toBe(height < 416 ? 0 : 16)
  press('Data')
  for (const animation of dialog.getAnimations({ subtree: true })) animation.finish()
  expect(dialog.scrollWidth).toBeLessThanOrEqual(width)
  const save = view.getByRole('button', { name: 'Save' })
  act(() => save.focus())
  expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
  expect(body.clientHeight).toBeGreaterThan(height / 2)
})

it('a side panel keeps its foot and the field that is typed into above an on-screen keyboard', async () => {
  await resizeWindow(390)
  const keyboard = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 800 })
  // The parts of a VisualViewport that are read.
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(keyboard as unknown as VisualViewport)
  const { view, press } = await openSidePanel()
  press('Data')
  const nick = view.getByRole('textbox')
  nick.focus()
  keyboard.height = 460
  keyboard.dispatchEvent(new Event('resize'))
  const save = view.getByRole('button', { name: 'Save' })
  expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(460)
  expect(nick.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top)
  keyboard.height = 800
  keyboard.dispatchEvent(new Event('resize'))
  expect(save.getBoundingClientRect().bottom).toBeGreaterThan(460)
})

it('a side panel slides out with its last view, while the focus is back already', async () => {
  await allowMotion()
  const { shadow, body, opener, press } = await openSidePanel()
  body.scrollTop = 500
  press('Close')
  expect(opener.matches(':focus')).toBe(true)
  await Promise.resolve()
  const copy = shadow.querySelector('[inert]')
  expect(copy?.querySelector('.q-side-body')?.scrollTop).toBe(500)
  expect(copy?.querySelector('iframe')?.hasAttribute('src')).toBe(false)
  expect(copy?.getAnimations().map(({ effect }) => effect?.getTiming().duration)).toEqual([200])
  await vi.waitFor(() => expect(shadow.querySelector('[inert]')).toBeNull())
})

it('a side panel stays in place under a dialog of its own, which fades', async () => {
  await allowMotion()
  const onCancel = vi.fn()
  const question = (
    <ConfirmDialog
      title="Sure?"
      text="…"
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={onCancel}
      onCancel={onCancel}
    />
  )
  const sidePanel = (asks: boolean) => (
    <SidePanel title="Lists" closeLabel="Close" onClose={onCancel}>
      <p>Yours</p>
      {asks && question}
    </SidePanel>
  )
  const { view, shadow, rerender } = renderInShadow(sidePanel(false), { css })
  rerender(sidePanel(true))
  expect(view.getByRole('button', { name: 'No' }).matches(':focus')).toBe(true)
  swipe(view.getByText('…'), 120, 0)
  expect(onCancel).not.toHaveBeenCalled()
  rerender(sidePanel(false))
  await Promise.resolve()
  expect(shadow.querySelector('[inert]')?.textContent).toContain('Sure?')
  expect(view.getByRole('heading', { name: 'Lists' }).matches(':focus')).toBe(true)
  await vi.waitFor(() => expect(shadow.querySelector('[inert]')).toBeNull())
})

it('a side panel satisfies axe', async () => {
  const { host, press } = await openSidePanel({ actions: <Button kind="quiet">Edit</Button> })
  expect((await runAxe(host)).violations).toEqual([])
  press('Data')
  expect((await runAxe(host)).violations).toEqual([])
})
