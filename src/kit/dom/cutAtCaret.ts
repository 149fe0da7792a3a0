import { cutText } from '#lib/cutText.ts'

/**
 * Cuts excess text at the caret, where it was inserted, and keeps the caret and the text after it. `maxlength` does the same, but may cut within a
 * character.
 *
 * @param room Maximum length in UTF-16 units.
 * @returns The field's new value.
 */
export function cutAtCaret(field: HTMLTextAreaElement, room: number): string {
  const { value, selectionEnd } = field
  if (value.length > room) {
    const after = value.slice(selectionEnd)
    const before = cutText(value.slice(0, selectionEnd), room - after.length)
    field.value = before + after
    field.setSelectionRange(before.length, before.length)
  }
  return field.value
}
