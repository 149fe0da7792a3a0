/**
 * The longest prefix of a text that fits, without splitting a grapheme: an emoji may be several code points.
 *
 * @param room In UTF-16 units, as HTML's `maxlength` counts.
 */
export function cutText(text: string, room: number): string {
  if (text.length <= room) return text
  // Firefox has Intl.Segmenter from 125 on. Without it an emoji may be split, but never a code point.
  const end = Intl.Segmenter && new Intl.Segmenter().segment(text).containing(room)?.index
  return text.slice(0, end ?? room).replace(/[\ud800-\udbff]$/, '')
}
