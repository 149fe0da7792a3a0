import { within } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stackAtBottom } from '#kit/dom/bottom/stackAtBottom.ts'
import { Button } from '#kit/ui/Button.tsx'
import buttonCss from '#kit/ui/button.css?inline'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import { SidePanel } from '#kit/ui/panels/SidePanel.tsx'
import sidePanelCss from '#kit/ui/panels/sidePanel.css?inline'
import { act } from '#testing/act.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import type { Channel } from '../app-bridge/appBridge.types.ts'
import { mountSnackbar } from './mountSnackbar.tsx'
import { createSnackbarStore } from './snackbar.store.ts'
import type { SnackbarMessage } from './snackbar.types.ts'

function renderSnackbars(channel: Channel = 'web') {
  const timers: { act: () => void; ms: number }[] = []
  const setTimer = (run: () => void, ms: number) => {
    const timer = { act: run, ms }
    timers.push(timer)
    return () => void timers.splice(timers.indexOf(timer), 1)
  }
  const store = createSnackbarStore({ setTimer })
  let unmount = () => {}
  act(() => {
    unmount = mountSnackbar(store, { channel }).unmount
  })
  onTestFinished(() => act(() => unmount()))
  const island = document.querySelector('[data-quiosc-overlay]')?.shadowRoot?.querySelector('.island')
  if (!(island instanceof HTMLElement)) throw new Error('The snackbar has no island on the page.')
  return {
    view: within(island),
    timers,
    show: (message: SnackbarMessage) => act(() => store.show(message)),
    end: () => act(() => timers.splice(0, 1)[0]?.act()),
  }
}

it('a snackbar announces a success politely and an error assertively', () => {
  const { view, show, end } = renderSnackbars()
  show({ kind: 'success', text: 'Comment posted' })
  show({ kind: 'error', text: 'Something went wrong' })
  expect(view.getByRole('status').textContent).toBe('Comment posted')
  expect(view.getByRole('alert').textContent).toBe('')
  end()
  end()
  expect(view.getByRole('status').textContent).toBe('')
  expect(view.getByRole('alert').textContent).toBe('Something went wrong')
})

it('a snackbar has the language of its texts, because the page may have another', () => {
  const { view, show } = renderSnackbars()
  show({ kind: 'info', text: 'Leser stummgeschaltet', lang: 'de' })
  expect(view.getByText('Leser stummgeschaltet').closest('[lang]')?.getAttribute('lang')).toBe('de')
})

it('a snackbar stays while the pointer or the focus is on it', async () => {
  const { view, show, timers } = renderSnackbars()
  show({ kind: 'info', text: 'Reader muted', action: { label: 'Undo', run: () => {} } })
  expect(timers).toHaveLength(1)
  await userEvent.hover(view.getByText('Reader muted'))
  expect(timers).toHaveLength(0)
  await userEvent.unhover(view.getByText('Reader muted'))
  expect(timers).toHaveLength(1)
  act(() => view.getByRole('button', { name: 'Undo' }).focus())
  expect(timers).toHaveLength(0)
})

it('a snackbar returns the focus after its action and after Escape', async () => {
  const run = vi.fn()
  const button = document.createElement('button')
  document.body.prepend(button)
  onTestFinished(() => button.remove())
  button.focus()

  const { view, show, end } = renderSnackbars()
  show({ kind: 'info', text: 'Reader muted', action: { label: 'Undo', run } })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(run).toHaveBeenCalledTimes(1)
  expect(view.queryByText('Reader muted')).toBeNull()
  expect(document.activeElement).toBe(button)

  end()
  show({ kind: 'info', text: 'Reader muted', action: { label: 'Undo', run } })
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(view.queryByText('Reader muted')).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(run).toHaveBeenCalledTimes(1)
})

it('a snackbar pauses while the tab is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { show, timers } = renderSnackbars()
  show({ kind: 'error', text: 'Something went wrong' })
  expect(timers).toHaveLength(0)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(timers).toHaveLength(1)
})

it('a snackbar makes its button the next tab stop from the focused element, and Tab continues from there', async () => {
  const [here, next] = [document.createElement('button'), document.createElement('button')]
  document.body.prepend(here, next)
  onTestFinished(() => [here, next].forEach((button) => void button.remove()))
  here.focus()
  const { view, show } = renderSnackbars()
  show({ kind: 'info', text: 'Removed', action: { label: 'Undo', run: () => {} } })
  const undo = view.getByRole('button', { name: 'Undo' })

  await userEvent.tab()
  expect(undo.matches(':focus')).toBe(true)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(here)
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(next)
  // The focus does not return once the reader has moved it.
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(here)
})

/** A dialog of the page's own markup, with a button in it. */
const inDialog = (onClose = () => {}) => (
  <Dialog title="Lists" onClose={onClose}>
    <button type="button">Inside</button>
  </Dialog>
)
const inFront = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  let found = document.elementFromPoint(left + width / 2, top + height / 2)
  while (found?.shadowRoot) found = found.shadowRoot.elementFromPoint(left + width / 2, top + height / 2)
  return found === element || element.contains(found)
}

it('a snackbar moves over a modal dialog that opens later, can be pressed there, and stays when that closes', async () => {
  const run = vi.fn()
  const { view, show } = renderSnackbars()
  show({ kind: 'info', text: 'Removed', action: { label: 'Undo', run } })
  const { rerender } = renderInShadow(null)
  rerender(inDialog())
  expect(inFront(view.getByText('Removed'))).toBe(true)
  rerender(null)
  await vi.waitFor(() => expect(inFront(view.getByText('Removed'))).toBe(true))
  rerender(inDialog())
  await userEvent.click(view.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledTimes(1)
})

it('a snackbar stands over an open modal dialog, and Escape on it closes the snackbar alone', async () => {
  const onClose = vi.fn()
  const { view, show } = renderSnackbars()
  const { view: dialog } = renderInShadow(inDialog(onClose))
  dialog.getByRole('button', { name: 'Inside' }).focus()
  show({ kind: 'error', text: 'Not saved', action: { label: 'Again', run: () => {} } })
  expect(inFront(view.getByText('Not saved'))).toBe(true)
  await userEvent.tab()
  expect(view.getByRole('button', { name: 'Again' }).matches(':focus')).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(view.queryByText('Not saved')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog.getByRole('button', { name: 'Inside' }).matches(':focus')).toBe(true)
})

it.each(['{Enter}', '{Escape}'])(
  'a snackbar leaves the focus in a dialog that has opened since the message was shown, %s',
  async (key) => {
    const { view, show } = renderSnackbars()
    const { view: widget, rerender } = renderInShadow(<button type="button">Save</button>)
    widget.getByRole('button').focus()
    show({ kind: 'success', text: 'Saved', action: { label: 'Undo', run: () => {} } })
    rerender(
      <>
        <button type="button">Save</button>
        {inDialog()}
      </>,
    )
    act(() => view.getByRole('button', { name: 'Undo' }).focus())
    await userEvent.keyboard(key)
    expect(view.queryByText('Saved')).toBeNull()
    expect(widget.getByRole('heading').matches(':focus')).toBe(true)
  },
)

it('a snackbar moves over a modal dialog of the widget whose button has the focus', async () => {
  const { view, show } = renderSnackbars()
  show({ kind: 'info', text: 'Saved' })
  const { view: widget, rerender } = renderInShadow(<button type="button">Lists</button>)
  widget.getByRole('button').focus()
  rerender(
    <>
      <button type="button">Lists</button>
      {inDialog()}
    </>,
  )
  expect(inFront(view.getByText('Saved'))).toBe(true)
})

it('a snackbar moves back to the page when a dialog closes without returning the focus', async () => {
  const modal = document.createElement('dialog')
  document.body.append(modal)
  onTestFinished(() => modal.remove())
  modal.showModal()
  const { view, show } = renderSnackbars()
  show({ kind: 'info', text: 'Saved' })
  expect(modal.contains(document.querySelector('[data-quiosc-overlay]'))).toBe(true)
  modal.close()
  modal.remove()
  await vi.waitFor(() => expect(inFront(view.getByText('Saved'))).toBe(true))
})

it('a snackbar stands above what is stacked at the bottom edge', () => {
  const [host, bar] = [document.createElement('div'), document.createElement('div')]
  bar.style.height = '180px'
  host.append(bar)
  document.body.append(host)
  const release = stackAtBottom(host, bar, 'bar')
  onTestFinished(() => {
    release()
    host.remove()
  })
  const { view, show } = renderSnackbars()
  show({ kind: 'info', text: 'Saved' })
  const shown = view.getByText('Saved').parentElement
  shown?.getAnimations().forEach((animation) => void animation.finish())
  const below = () => window.innerHeight - (shown?.getBoundingClientRect().bottom ?? 0)
  expect(below()).toBe(196)
  release()
  expect(below()).toBeLessThan(100)
})

it.each([390, 1280])(
  'a snackbar covers neither the button at the foot of an open side panel nor its edge, at %i px',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    onTestFinished(() => page.viewport(before.width, before.height))
    await page.viewport(width, 800)
    const { view, show } = renderSnackbars()
    const { view: sidePanel } = renderInShadow(
      <SidePanel title="Data" onClose={() => {}} closeLabel="Close" footer={<Button kind="primary">Save</Button>}>
        <p>Your name</p>
      </SidePanel>,
      { css: [buttonCss, sidePanelCss] },
    )
    show({ kind: 'error', text: 'Something went wrong. Please try again in a while, or write to us.' })
    const side = sidePanel.getByRole('dialog')
    await Promise.all(side.getAnimations({ subtree: true }).map(({ finished }) => finished))
    const bar = view.getByText(/^Something/).parentElement
    bar?.getAnimations().forEach((animation) => void animation.finish())
    const rect = bar?.getBoundingClientRect() ?? new DOMRect()
    expect(rect.bottom).toBeLessThan(sidePanel.getByRole('button', { name: 'Save' }).getBoundingClientRect().top)
    expect(rect.left).toBeGreaterThan(side.getBoundingClientRect().left)
  },
)

it.each<[string, Channel, number, number]>([
  ['above the bar of a phone’s page', 'web', 767, 70],
  ['above the bar of the iOS app', 'ios', 390, 100],
  ['above the bar of a tablet’s iOS app', 'ios', 1024, 100],
  ['in the Android app as on a phone', 'android', 390, 70],
  ['near the edge on wide screens', 'web', 768, 24],
])('a snackbar stands %s', async (_, channel, width, padding) => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(width, 800)
  const { view, show } = renderSnackbars(channel)
  show({ kind: 'info', text: 'Saved' })
  const bar = view.getByText('Saved').parentElement
  bar?.getAnimations().forEach((animation) => void animation.finish())
  expect(window.innerHeight - (bar?.getBoundingClientRect().bottom ?? 0)).toBe(padding)
})

it('a snackbar is never cut on the narrowest phone, with the reader’s text spacing', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(before.width, before.height))
  await page.viewport(320, 640)
  const { view, show } = renderSnackbars()
  const text =
    'Die Benachrichtigungseinstellungen konnten nicht gespeichert werden. Es konnte keine Verbindung zum Server hergestellt werden. Bitte versuchen Sie es später erneut.'
  show({ kind: 'error', text })
  const line = view.getByText(text)
  line.style.cssText = 'letter-spacing: 0.12em; line-height: 1.5; word-spacing: 0.16em'
  expect(line.scrollHeight).toBeLessThanOrEqual(line.clientHeight)
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
  const { left, right } = line.getBoundingClientRect()
  expect([left >= 0, right <= 320]).toEqual([true, true])
})
