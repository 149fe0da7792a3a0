import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from '#page/overlays/confirm/ConfirmDialog.tsx'
import { act } from '#testing/act.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { Button } from '../Button.tsx'
import buttonCss from '../button.css?inline'
import dialogCss from '../overlay/dialog.css?inline'
import { SidePanel } from './SidePanel.tsx'
import sidePanelCss from './sidePanel.css?inline'

/** A side panel with an inner panel, and a question above it. */
function Profile() {
  const [panel, setPanel] = useState<'closed' | 'menu' | 'data' | 'question'>('closed')
  if (panel === 'closed') return <Button onClick={() => setPanel('menu')}>Profile</Button>
  return (
    <>
      <Button>Profile</Button>
      <SidePanel
        title={panel === 'menu' ? 'Account' : 'Personal data'}
        closeLabel="Close"
        backLabel="Back"
        onClose={() => setPanel('closed')}
        onBack={panel === 'menu' ? undefined : () => setPanel('menu')}
      >
        {panel === 'menu' && <Button onClick={() => setPanel('data')}>Data</Button>}
        {panel !== 'menu' && (
          <>
            <label>
              Nick <input defaultValue="anna" />
            </label>
            <Button onClick={() => setPanel('question')}>Leave</Button>
          </>
        )}
        {panel === 'question' && (
          <ConfirmDialog
            title="Leave?"
            text="What was typed is lost."
            confirmLabel="Yes"
            cancelLabel="Stay"
            onConfirm={() => undefined}
            onCancel={() => setPanel('data')}
          />
        )}
      </SidePanel>
    </>
  )
}

/** On its inner panel. */
function openSidePanel() {
  const { view, shadow } = renderInShadow(<Profile />, { css: [buttonCss, dialogCss, sidePanelCss] })
  const press = (name: string) => act(() => view.getByRole('button', { name }).click())
  press('Profile')
  press('Data')
  return { view, shadow, press, dialog: view.getByRole('dialog') }
}

/** As extensions do that take a page's overlays away. */
function showBeside(dialog: Element): void {
  if (!(dialog instanceof HTMLDialogElement)) return
  dialog.close()
  dialog.show()
}

it('a side panel is modal again, at the same view, when something on the page reopens it without its modality', async () => {
  const { view, dialog } = openSidePanel()
  const nick = view.getByRole('textbox', { name: 'Nick' })
  nick.focus()
  showBeside(dialog)
  await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true))
  expect(nick.matches(':focus')).toBe(true)
  // The browser tells of the close in a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(view.getByRole('heading', { name: 'Personal data' })).toBeVisible()
})

it('a side panel closes whole, from each of its views, when something on the page closes or removes it', async () => {
  const { view, dialog } = openSidePanel()
  dialog.removeAttribute('open')
  await vi.waitFor(() => expect(view.queryByRole('dialog', { hidden: true })).toBeNull())
  expect(view.getByRole('button', { name: 'Profile' })).toBeVisible()
})

it.each([
  ['it', 'dialog.q-side'],
  ['it and the question', 'dialog'],
])(
  'a side panel stays under its question when something on the page reopens %s without its modality',
  async (_, which) => {
    const { view, shadow, press } = openSidePanel()
    press('Leave')
    const question = view.getByRole('alertdialog')
    const { left, top, width, height } = question.getBoundingClientRect()
    for (const dialog of shadow.querySelectorAll(which)) showBeside(dialog)
    await vi.waitFor(() => expect(shadow.querySelectorAll('dialog:modal')).toHaveLength(2))
    expect(question.contains(shadow.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
    expect(shadow.activeElement?.textContent).toBe('Stay')
  },
)
