import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { act } from '#testing/act.ts'
import { allowMotion } from '#testing/allowMotion.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { Button } from '../Button.tsx'
import buttonCss from '../button.css?inline'
import { Dialog } from './Dialog.tsx'
import dialogCss from './dialog.css?inline'

const css = [buttonCss, dialogCss]

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rules</Button>
      {open && (
        <Dialog title="Community rules" onClose={() => setOpen(false)} actions={<Button kind="primary">Agree</Button>}>
          <p>Be kind.</p>
        </Dialog>
      )}
    </>
  )
}

afterEach(() => vi.useRealTimers())

it('a dialog takes the focus, and returns it when closed by Escape', async () => {
  const { view } = renderInShadow(<Opener />, { css })
  await userEvent.click(view.getByRole('button', { name: 'Rules' }))
  expect(view.getByRole('dialog', { name: 'Community rules' })).toMatchObject({ open: true })
  expect(view.getByRole('heading', { name: 'Community rules' }).matches(':focus')).toBe(true)

  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  expect(view.getByRole('button', { name: 'Rules' }).matches(':focus')).toBe(true)
})

const composingEscape = {
  key: 'Escape',
  keyCode: 229,
  isComposing: true,
  bubbles: true,
  cancelable: true,
  composed: true,
}

it('a dialog stays open at an Escape that ends a composition', async () => {
  const { view } = renderInShadow(<Opener />, { css })
  await userEvent.click(view.getByRole('button', { name: 'Rules' }))
  const escapeKey = new KeyboardEvent('keydown', composingEscape)
  view.getByRole('heading', { name: 'Community rules' }).dispatchEvent(escapeKey)
  // The event by which a browser would close it.
  expect(escapeKey.defaultPrevented).toBe(true)
  expect(view.getByRole('dialog')).toMatchObject({ open: true })
})

it('a dialog is modal again when something on the page reopens it without its modality', async () => {
  const { view } = renderInShadow(<Opener />, { css })
  await userEvent.click(view.getByRole('button', { name: 'Rules' }))
  const dialog = view.getByRole<HTMLDialogElement>('dialog')
  view.getByRole('button', { name: 'Agree' }).focus()
  dialog.close()
  dialog.show()
  await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true))
  expect(view.getByRole('button', { name: 'Agree' }).matches(':focus')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
})

it.each<[string, (dialog: HTMLElement) => void]>([
  ['closes it', (dialog) => dialog.removeAttribute('open')],
  ['removes it', (dialog) => dialog.remove()],
  ['hides it', (dialog) => dialog.toggleAttribute('hidden', true)],
])('a dialog closes whole when something on the page %s', async (_, takeAway) => {
  const { view } = renderInShadow(<Opener />, { css })
  const opener = view.getByRole('button', { name: 'Rules' })
  await userEvent.click(opener)
  takeAway(view.getByRole('dialog'))
  await vi.waitFor(() => expect(opener.matches(':focus')).toBe(true))
  expect(view.queryByRole('dialog', { hidden: true })).toBeNull()
})

it('a dialog releases the page where a script hides the marker that the dialog is in', async () => {
  const { view, shadow } = renderInShadow(<Opener />, { css })
  await userEvent.click(view.getByRole('button', { name: 'Rules' }))
  expect(shadow.querySelector(':modal')).not.toBeNull()
  const host = shadow.host as HTMLElement
  host.hidden = true
  await vi.waitFor(() => expect(shadow.querySelector('dialog')).toBeNull())
  host.hidden = false
  expect(view.getByRole('button', { name: 'Rules' })).toBeVisible()
})

it('a dialog begins its lines at the start, however its opener’s text is aligned', async () => {
  const { view } = renderInShadow(
    <div style={{ textAlign: 'center' }}>
      <Opener />
    </div>,
    { css },
  )
  await userEvent.click(view.getByRole('button', { name: 'Rules' }))
  expect(getComputedStyle(view.getByText('Be kind.')).textAlign).toBe('start')
})

/** The copy of a closed dialog while it fades. */
const fading = (shadow: ShadowRoot) => shadow.querySelector('[inert]')

it('a dialog fades when it is closed, while the focus is back already and it can be opened again', async () => {
  await allowMotion()
  const { view, shadow } = renderInShadow(<Opener />, { css })
  const rules = view.getByRole('button', { name: 'Rules' })
  await userEvent.click(rules)
  const dialog = view.getByRole('dialog')
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  const { x, y, width, height } = dialog.getBoundingClientRect()
  act(() => view.getByRole('button', { name: 'Close' }).click())
  expect(view.queryByRole('dialog')).toBeNull()
  expect(rules.matches(':focus')).toBe(true)
  await Promise.resolve()
  const copy = fading(shadow)
  expect(copy?.textContent).toContain('Be kind.')
  expect(copy?.getBoundingClientRect()).toMatchObject({ x, y, width, height })
  expect(shadow.getAnimations().map(({ effect }) => effect?.getTiming().duration)).toEqual([120, 120])

  act(() => rules.click())
  expect(view.getAllByRole('dialog')).toHaveLength(1)
  expect(view.getByRole('heading', { name: 'Community rules' }).matches(':focus')).toBe(true)
  await vi.waitFor(() => expect(fading(shadow)).toBeNull())
  expect(view.getByRole('dialog')).toMatchObject({ open: true })
})

it('a dialog does not fade where another dialog takes its place', async () => {
  const step = (title: string) => (
    <Dialog key={title} title={title} onClose={() => {}}>
      <p>{title}</p>
    </Dialog>
  )
  const { view, shadow, rerender } = renderInShadow(step('First'), { css })
  rerender(step('Second'))
  await Promise.resolve()
  expect(view.getByRole('dialog', { name: 'Second' })).toBeDefined()
  expect(fading(shadow)).toBeNull()
})

it('a dialog does not fade for readers who want less motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const { view, shadow } = renderInShadow(<Opener />, { css })
  await userEvent.click(view.getByRole('button', { name: 'Rules' }))
  act(() => view.getByRole('button', { name: 'Close' }).click())
  await Promise.resolve()
  expect(fading(shadow)).toBeNull()
})

it('a dialog has no landmarks of its own', () => {
  const { view } = renderInShadow(
    <Dialog title="Community rules" onClose={() => {}} actions={<Button>Agree</Button>}>
      <p>Be kind.</p>
    </Dialog>,
    { css },
  )
  expect([view.queryByRole('banner'), view.queryByRole('contentinfo')]).toEqual([null, null])
})

it('a dialog closes on its cross', async () => {
  const { view } = renderInShadow(<Opener />, { css })
  await userEvent.click(view.getByRole('button', { name: 'Rules' }))
  await userEvent.click(view.getByRole('button', { name: 'Close' }))
  expect(view.queryByRole('dialog')).toBeNull()
})

it('a dialog closes on a press on the backdrop, but not in the first 300 ms or when it began inside', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onClose = vi.fn()
  const { view } = renderInShadow(
    <Dialog title="Community rules" onClose={onClose}>
      <p>Be kind.</p>
    </Dialog>,
    { css },
  )
  const dialog = view.getByRole('dialog')
  const press = (from: Element, to: Element) => {
    act(() => void from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
    act(() => void to.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  }
  press(dialog, dialog)
  expect(onClose).not.toHaveBeenCalled()

  vi.advanceTimersByTime(300)
  press(view.getByText('Be kind.'), dialog)
  press(view.getByText('Be kind.'), view.getByText('Be kind.'))
  expect(onClose).not.toHaveBeenCalled()

  press(dialog, dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
})
