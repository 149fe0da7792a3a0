import { waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { openPanel } from '../openPanel.fixture.tsx'

/** An open panel. */
export type Opened = Awaited<ReturnType<typeof openPanel>>

/** An action that a reader is about to take. */
export interface Prepared {
  /** The element with the focus before the press and after the answer; undefined where the action is elsewhere on the page. */
  control?: () => HTMLElement
  press(): void
  /** Text that was typed is still there, a switch has gone back. */
  expectUnchanged(): void
}

export const pressing = (control: HTMLElement, expectUnchanged: () => void): Prepared => ({
  control: () => control,
  press: () => control.click(),
  expectUnchanged,
})

export const type = async ({ aside }: Opened, label: string, text: string) => {
  const field = await aside.findByRole('textbox', { name: label })
  await userEvent.fill(field, text)
  return field
}
export const save = (opened: Opened, name = 'Save') => opened.aside.getByRole('button', { name })

/** A switch or radio button that does not stay chosen. */
export async function choosing({ aside }: Opened, role: 'switch' | 'radio', name: string): Promise<Prepared> {
  const control = await aside.findByRole(role, { name })
  expect(control).not.toBeChecked()
  return pressing(control, () => expect(control).not.toBeChecked())
}

export async function picking({ aside }: Opened): Promise<Prepared> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  const file = new File(blob ? [blob] : [], 'me.png', { type: 'image/png' })
  const input = await aside.findByLabelText('Choose a picture')
  if (!(input instanceof HTMLInputElement)) throw new Error('It is a file input.')
  return {
    control: () => input,
    press() {
      const files = new DataTransfer()
      files.items.add(file)
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    expectUnchanged: () => expect(input.closest('.editor')?.querySelector('canvas')).not.toBeVisible(),
  }
}

/** The first of several buttons; all of them are there afterwards. */
export async function pressingFirst({ aside }: Opened, name: RegExp): Promise<Prepared> {
  const { length } = await aside.findAllByRole('button', { name })
  const first = () => aside.getAllByRole('button', { name })[0] ?? document.body
  return {
    control: first,
    press: () => first().click(),
    expectUnchanged: () => expect(aside.getAllByRole('button', { name })).toHaveLength(length),
  }
}

/** Does something that can be undone. */
export async function undoing(opened: Opened, name: RegExp): Promise<Prepared> {
  const { press } = await pressingFirst(opened, name)
  press()
  const undo = () => opened.snackbars().find(({ action }) => action)?.action
  await waitFor(() => expect(undo()).toBeDefined())
  const left = opened.aside.queryAllByRole('button', { name }).length
  return {
    press: () => undo()?.run(),
    expectUnchanged: () => expect(opened.aside.queryAllByRole('button', { name })).toHaveLength(left),
  }
}

/** Opens a question, and confirms it. */
export async function confirming({ ready }: Opened, control: HTMLElement, confirm: string): Promise<Prepared> {
  control.click()
  const question = await (await ready()).findByRole('alertdialog')
  return pressing(within(question).getByRole('button', { name: confirm }), () => expect(question).toBeVisible())
}

/** Opens the form for a list's name. */
export async function naming({ ready }: Opened, control: HTMLElement, button: string): Promise<Prepared> {
  control.click()
  const dialog = within(await (await ready()).findByRole('dialog', { name: /list$/ }))
  const field = dialog.getByRole('textbox')
  await userEvent.fill(field, 'Cuina')
  return {
    control: () => field,
    press: () => dialog.getByRole('button', { name: button }).click(),
    expectUnchanged: () => expect(field).toHaveValue('Cuina'),
  }
}

export const button = ({ aside }: Opened, name: string) => aside.findByRole('button', { name })
export const firstButton = async ({ aside }: Opened, name: string) =>
  (await aside.findAllByRole('button', { name }))[0] ?? document.body
