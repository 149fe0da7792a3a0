import { within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { Step } from '#islands/island/widgetState.ts'
import type { TextInSteps } from './textInSteps.ts'

/** The roles that can be pressed. */
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

interface NamedParts {
  /** In document order. */
  parts: HTMLElement[]
  /** The accessible names that there are for these roles. */
  names: ReadonlySet<string>
}

/** The parts with that accessible name; those whose name starts with it when none matches exactly. */
function partsNamed(roots: readonly HTMLElement[], roles: readonly string[], name: string): NamedParts {
  const names = new Set<string>()
  const find = (fits: (found: string) => boolean) =>
    roots
      .flatMap((root) =>
        roles.flatMap((role) =>
          within(root).queryAllByRole(role, {
            name(found) {
              names.add(found.trim())
              return fits(found.trim())
            },
          }),
        ),
      )
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  // A password field has no role, so it is found by its label.
  const password = roots.flatMap((root) =>
    within(root).queryAllByLabelText<HTMLElement>(name, { selector: 'input[type="password"]' }),
  )
  if (roles === typedInto && password.length > 0) return { parts: password, names }
  const whole = find((found) => found === name)
  return { parts: whole.length > 0 ? whole : find((found) => found.startsWith(name)), names }
}

/** The active element of the part's own root. */
function focusedBeside(part: HTMLElement): HTMLElement | undefined {
  const tree = part.getRootNode()
  const focused = tree instanceof ShadowRoot ? tree.activeElement : undefined
  return focused instanceof HTMLElement ? focused : undefined
}

/** The message that names what a step needs, and the roles that it may have. */
function targetOf(step: Step): [id: string, roles: readonly string[]] {
  if ('see' in step) return [step.see, pressed]
  return 'press' in step ? [step.press, step.role ? [step.role] : pressed] : [step.into, typedInto]
}

/** Without waiting for a timer between two events. */
const AT_ONCE = { delay: null }

/** Escapes `{` and `[`, which start a key's name in user-event. */
const escaped = (text: string) => text.replace(/[{[]/g, '$&$&')

/**
 * Takes one of the reader's steps.
 *
 * @throws When there is no such part yet; retry it.
 */
export async function takeStep(roots: readonly HTMLElement[], step: Step, textOf: TextInSteps) {
  const [id, roles] = targetOf(step)
  const name = textOf(id, step.values)
  const { parts, names } = partsNamed(roots, roles, name)
  const part = parts[step.nth ?? 0]
  if (!part) {
    const others = [...names].map((other) => `“${other}”`).join(', ') || 'none'
    throw new Error(
      `Found no ${roles.join(' or ')} named “${name}” (${id}) at index ${step.nth ?? 0}. Names that there are: ${others}.`,
    )
  }
  if ('see' in step) return
  if ('press' in step) return userEvent.click(part, AT_ONCE)
  // Focus events inside a shadow root do not reach the document, but React needs them before user-event types.
  focusedBeside(part)?.blur()
  await userEvent.type(part, escaped(textOf(step.type)), AT_ONCE)
}
