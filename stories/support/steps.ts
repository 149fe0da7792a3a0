import { within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { Step } from '../../src/island/widgetState.ts'

/** What can be pressed, by role. */
const pressed = [
  'button',
  'link',
  'radio',
  'checkbox',
  'switch',
  'tab',
  'option',
  'combobox',
  'menuitem',
  'menuitemradio',
]
const typedInto = ['textbox', 'searchbox', 'combobox', 'spinbutton']

/** The parts with that accessible name, in the order of the page; those it only begins with where none has it whole. */
function partsNamed(roots: readonly HTMLElement[], roles: readonly string[], name: string): HTMLElement[] {
  const find = (fits: (found: string) => boolean) =>
    roots
      .flatMap((root) => roles.flatMap((role) => within(root).queryAllByRole(role, { name: fits })))
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  // A password has no role: it is found by its label alone.
  const password = roots.flatMap((root) =>
    within(root).queryAllByLabelText<HTMLElement>(name, { selector: 'input[type="password"]' }),
  )
  if (roles === typedInto && password.length > 0) return password
  const whole = find((found) => found.trim() === name)
  return whole.length > 0 ? whole : find((found) => found.trim().startsWith(name))
}

/** What has the focus in the part's own tree. */
function focusedBeside(part: HTMLElement): HTMLElement | undefined {
  const tree = part.getRootNode()
  const focused = tree instanceof ShadowRoot ? tree.activeElement : undefined
  return focused instanceof HTMLElement ? focused : undefined
}

/** user-event reads `{` and `[` as the start of a key's name. */
const escaped = (text: string) => text.replace(/[{[]/g, '$&$&')

/**
 * Does what the reader does.
 *
 * @param textOf A message's text in the story's language; a text that is no message's id stands for itself.
 * @throws When there is no such part yet: call it again until there is.
 */
export async function takeStep(
  roots: readonly HTMLElement[],
  step: Step,
  textOf: (id: string, values?: Step['values']) => string,
) {
  const [id, roles] = 'press' in step ? [step.press, step.role ? [step.role] : pressed] : [step.into, typedInto]
  const name = textOf(id, step.values)
  const found = partsNamed(roots, roles, name)
  const part = found[step.nth ?? 0]
  if (!part) throw new Error(`There is no ${roles.join(', ')} named “${name}” (${id}), number ${step.nth ?? 0}.`)
  if ('press' in step) return userEvent.click(part)
  // A focus that moves inside a shadow root is not heard outside of it, and user-event's typing is lost on React unless it has heard the field's.
  focusedBeside(part)?.blur()
  await userEvent.type(part, escaped(step.type))
}
