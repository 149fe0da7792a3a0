import { expect, it } from 'vitest'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import noticeCss from '../ui/feedback/notice.css?inline'
import { FieldHint } from '../ui/fields/FieldHint.tsx'
import fieldCss from '../ui/fields/field.css?inline'

const text =
  'We have sent you a message with a link that is valid for a day. When you open it, your trial of two weeks begins, and until then much of it stays closed.'

/** In pixels. */
const widths = Array.from({ length: 30 }, (_, step) => 180 + step * 8)

/** The words of each line. */
function linesOf(element: Element): string[][] {
  const [node] = element.childNodes
  const range = document.createRange()
  const lines = new Map<number, string[]>()
  for (const { 0: word, index } of element.textContent?.matchAll(/\S+/g) ?? []) {
    range.setStart(node ?? element, index)
    range.setEnd(node ?? element, index + word.length)
    const top = Math.round(range.getBoundingClientRect().top)
    lines.set(top, [...(lines.get(top) ?? []), word])
  }
  return [...lines.values()]
}

const atEachWidth = <Seen,>(host: HTMLElement, see: () => Seen): Seen[] =>
  widths.map((width) => {
    host.style.width = `${width}px`
    return see()
  })

it('a paragraph, a notice and a hint have no word alone in their last line, at widths where they would have one', () => {
  const { shadow, host } = renderInShadow(
    <>
      <p>{text}</p>
      <Notice kind="error">{text}</Notice>
      <FieldHint id="hint" help={text} error={undefined} />
      <div className="plain">{text}</div>
    </>,
    { css: [noticeCss, fieldCss] },
  )
  host.style.display = 'block'
  const lonely = (selector: string) =>
    atEachWidth(host, () => linesOf(shadow.querySelector(selector) ?? host).at(-1)?.length === 1).filter(Boolean).length
  expect(lonely('.plain')).toBeGreaterThan(1)
  for (const selector of ['p', '[role=alert]', '#hint > div']) expect(lonely(selector), selector).toBe(0)
})

it('a heading of two lines divides its words between them', () => {
  const { shadow, host } = renderInShadow(<h2>The link to change your password is not valid any more</h2>)
  host.style.display = 'block'
  const heading = shadow.querySelector('h2') ?? host
  const pairs = atEachWidth(host, () => linesOf(heading)).filter(({ length }) => length === 2)
  expect(pairs.length).toBeGreaterThan(5)
  for (const [first = [], second = []] of pairs)
    expect(second.join(' ').length).toBeGreaterThan(first.join(' ').length / 2)
})
