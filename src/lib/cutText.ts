/**
 * As much of a text as there is room for, without half of what is read as one character: an emoji may be many.
 *
 * @param room In UTF-16 units, as HTML's `maxlength` counts.
 */
export function cutText(text: string, room: number): string {
  if (text.length <= room) return text
  // Firefox has it from 125 on; before, an emoji may lose a part, but no code point its half.
  const end = Intl.Segmenter && new Intl.Segmenter().segment(text).containing(room)?.index
  return text.slice(0, end ?? room).replace(/[\ud800-\udbff]$/, '')
}
