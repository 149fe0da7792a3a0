import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import buttonCss from '#kit/ui/button.css?inline'
import dialogCss from '#kit/ui/overlay/dialog.css?inline'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const css = [buttonCss, dialogCss]

it('a dialog to confirm opens with the focus on cancel, and ignores presses while busy', async () => {
  const onConfirm = vi.fn()
  const question = (busy?: string, problem?: string) => (
    <ConfirmDialog
      title="Delete the comment?"
      text="It cannot be undone."
      confirmLabel="Delete"
      cancelLabel="Keep"
      danger
      busy={busy}
      problem={problem}
      onConfirm={onConfirm}
      onCancel={() => {}}
    />
  )
  const { view, shadow, rerender } = renderInShadow(question(), { css })
  expect(view.getByRole('alertdialog', { name: 'Delete the comment?' })).toBeDefined()
  expect(view.getByRole('button', { name: 'Keep' }).matches(':focus')).toBe(true)
  const described = view.getByRole('alertdialog').getAttribute('aria-describedby')
  expect(shadow.getElementById(described ?? '')?.textContent).toBe('It cannot be undone.')

  await userEvent.click(view.getByRole('button', { name: 'Delete' }))
  rerender(question('Deleting…'))
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(view.getByText('Deleting…').getAttribute('aria-live')).toBe('polite')

  rerender(question(undefined, 'Unable to connect.'))
  expect(view.getByRole('alert').textContent).toBe('Unable to connect.')
  await userEvent.click(view.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

it.each([390, 1280])(
  'a dialog to confirm shows its buttons in the order in which Tab reaches them, %i px wide',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    onTestFinished(() => page.viewport(before.width, before.height))
    await page.viewport(width, 800)
    const { view } = renderInShadow(
      <ConfirmDialog
        title="Delete it?"
        text="For good."
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={() => {}}
        onCancel={() => {}}
      />,
      { css },
    )
    const buttons = ['Delete', 'Keep'].map((name) => view.getByRole('button', { name }))
    const [first, second] = buttons.map((button) => button.getBoundingClientRect())
    if (!first || !second) throw new Error('There are two buttons.')
    expect(first.bottom <= second.top || (first.top === second.top && first.right <= second.left)).toBe(true)
    buttons[0]?.focus()
    await userEvent.keyboard('{Tab}')
    expect(buttons[1]?.matches(':focus')).toBe(true)
  },
)
