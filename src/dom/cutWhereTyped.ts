import { cutText } from '../lib/cutText.ts'

/**
 * Takes away what is too long where it was put in: the caret stays, and so does what stands after it. `maxlength` does the same, but leaves halves of
 * characters.
 *
 * @param room In UTF-16 units.
 * @returns What the field holds now.
 */
export function cutWhereTyped(field: HTMLTextAreaElement, room: number): string {
  const { value, selectionEnd } = field
  if (value.length > room) {
    const after = value.slice(selectionEnd)
    const before = cutText(value.slice(0, selectionEnd), room - after.length)
    field.value = before + after
    field.setSelectionRange(before.length, before.length)
  }
  return field.value
}
