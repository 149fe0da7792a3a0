import { X } from 'lucide'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { renderOnPage } from '#testing/renderOnPage.ts'
import { runAxe } from '#testing/runAxe.ts'
import buttonCss from './button.css?inline'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { Dialog } from './overlay/Dialog.tsx'
import dialogCss from './overlay/dialog.css?inline'

function show() {
  const rendered = renderInShadow(
    <div style={{ padding: 80 }}>
      <IconButton label="Copy the link" icon={<Icon of={X} />} />
      <p>Elsewhere</p>
      <a href="#next">Next</a>
    </div>,
    { css: [buttonCss] },
  )
  const { view } = rendered
  const button = view.getByRole('button', { name: 'Copy the link' })
  const hidden = () => vi.waitFor(() => expect(view.queryByText('Copy the link')).toBeNull())
  return { ...rendered, button, hidden, shown: () => view.findByText('Copy the link') }
}

it('an icon button shows its name on hover, and hides it on leave and on a press', async () => {
  const { view, button, hidden, shown } = show()
  await userEvent.hover(button)
  const tooltip = await shown()
  await vi.waitFor(() => {
    const { bottom, left, right } = tooltip.getBoundingClientRect()
    const at = button.getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(at.top)
    expect((left + right) / 2).toBeCloseTo((at.left + at.right) / 2, 0)
  })
  await userEvent.hover(view.getByText('Elsewhere'))
  await hidden()
  await userEvent.hover(button)
  await shown()
  await userEvent.click(button)
  await hidden()
})

it('an icon button shows its name on keyboard focus, and hides it on Escape and on blur', async () => {
  const { hidden, shown } = show()
  await userEvent.tab()
  await shown()
  await userEvent.keyboard('{Escape}')
  await hidden()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await shown()
  await userEvent.tab()
  await hidden()
})

it('an icon button announces its name only once', async () => {
  const { view, button, shown, host } = show()
  await userEvent.tab()
  const tooltip = await shown()
  expect(tooltip.getAttribute('aria-hidden')).toBe('true')
  expect(button.getAttributeNames()).not.toContain('aria-describedby')
  expect(view.getAllByRole('button', { name: 'Copy the link' })).toHaveLength(1)
  expect((await runAxe(host)).violations).toEqual([])
})

it('an icon button shows no tooltip on touch', async () => {
  const { view, button } = show()
  // Away from the test's own mouse.
  await userEvent.hover(view.getByText('Elsewhere'))
  button.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true, composed: true }))
  button.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }))
  button.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, composed: true }))
  button.click()
  await expect(view.findByText('Copy the link', {}, { timeout: 800 })).rejects.toThrow('Unable to find')
})

it('an icon button shows its name over a dialog, which still closes on Escape', async () => {
  const onClose = vi.fn()
  const { view } = renderInShadow(
    <Dialog title="Settings" onClose={onClose}>
      Text
    </Dialog>,
    { css: [buttonCss, dialogCss] },
  )
  await userEvent.tab()
  const tooltip = await view.findByText('Close')
  const { left, top } = tooltip.getBoundingClientRect()
  const root = tooltip.getRootNode()
  tooltip.style.pointerEvents = 'auto'
  expect(root instanceof ShadowRoot && root.elementFromPoint(left + 2, top + 2)).toBe(tooltip)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('an icon button has no tooltip in the light DOM, where it would have no styles', async () => {
  const host = renderOnPage(<IconButton label="Show" />)
  await userEvent.tab()
  expect(host.querySelector('button')?.matches(':focus')).toBe(true)
  expect(host.textContent).toBe('')
})
