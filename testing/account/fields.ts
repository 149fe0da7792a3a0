import { userEvent } from 'vitest/browser'
import type { View } from './openAccountPage.tsx'

/** A field of a form, by its label. */

export const field = (view: View, name: string) => view.findByLabelText<HTMLInputElement>(name)

export const fill = async (view: View, name: string, text: string) => userEvent.fill(await field(view, name), text)

/** The line under a field: its help or its error. */
export const hintOf = async (view: View, name: string) => {
  const input = await field(view, name)
  return view.getByText((_, element) => element?.id === input.getAttribute('aria-describedby')).textContent
}
