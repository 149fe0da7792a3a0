import { commands, userEvent } from 'vitest/browser'
import { nextFrame, placeOf } from './placeOf.ts'

const { click, fill } = userEvent

/** How long a press is waited for: a second, because a busy machine may be late. One that went beside the element is known at once. */
const FRAMES = 60

const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

/**
 * Presses the mouse at an element's place.
 *
 * @returns Whether it was the element that was pressed: nothing else has noticed a press that went beside it. One that has moved before the button was released is not
 * clicked; one that has gone with the press is.
 */
async function press(element: Element): Promise<boolean> {
  const place = await placeOf(element)
  if (!place) return false
  let isHit: boolean | undefined
  let isClicked = false
  const guard = (event: Event) => {
    const isElement = event.composedPath().includes(element)
    isHit ??= isElement
    isClicked ||= isElement && event.type === 'click'
    if (isHit) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of PRESS) window.addEventListener(type, guard, { capture: true })
  await commands.pressAt(place.x, place.y)
  // The events of a press may come after the mouse says that it is done. A second press would take a switch back.
  const isOver = () => isClicked || isHit === false || !element.isConnected
  for (let frames = 0; !isOver() && frames < FRAMES; frames++) await nextFrame()
  for (const type of PRESS) window.removeEventListener(type, guard, { capture: true })
  return isHit === true && (isClicked || !element.isConnected)
}

const isTextField = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && ['text', 'email', 'password', 'search', 'tel', 'url'].includes(element.type))

// Playwright's press asks its browser a dozen times: where the element is, whether it is there, enabled, still and above all others. The page knows all that
// itself, and what is left is the mouse. With that, views take half of the time. Where a press has to wait or to scroll, it is Playwright's.
userEvent.click = async (element, options) => {
  const isPressed = !options && element instanceof Element && (await press(element))
  if (!isPressed) await click.call(userEvent, element, options)
}

userEvent.fill = async (element, text, options) => {
  if (options || !isTextField(element) || element.readOnly || !(await placeOf(element)))
    return fill.call(userEvent, element, text, options)
  element.focus()
  element.select()
  await commands.typeOver(text)
}
