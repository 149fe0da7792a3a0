import { userEvent } from 'vitest/browser'
import type { View } from './openAccountPage.tsx'

/** The fields of a form, by their labels. */

export const field = (view: View, name: string) => view.findByLabelText<HTMLInputElement>(name)

export const fill = async (view: View, name: string, text: string) => userEvent.fill(await field(view, name), text)

/** The line under a field: its help, or what is wrong with it. */
export const hintOf = async (view: View, name: string) => {
  const input = await field(view, name)
  return view.getByText((_, element) => element?.id === input.getAttribute('aria-describedby')).textContent
}
