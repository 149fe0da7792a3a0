import { afterEach, expect, it, onTestFinished } from 'vitest'
import { type BottomKind, stackAtBottom } from './stackAtBottom.ts'

const heights = { base: 50, inFlow: 40, bar: 60, sheet: 100 } satisfies Record<BottomKind, number>
const PAGE_PADDING = 16

afterEach(() => document.body.removeAttribute('style'))

function show(kind: BottomKind) {
  const host = document.createElement('div')
  host.style.height = `${heights[kind]}px`
  document.body.append(host)
  onTestFinished(() => host.remove())
  return { kind, host, leave: stackAtBottom(host, host, kind) }
}

/** The reader's view: how far the end of the page is scrolled out from under what covers it, and how far a focused part is kept clear. */
const shownPadding = () => ({
  body: getComputedStyle(document.body).paddingBottom,
  scroll: getComputedStyle(document.documentElement).scrollPaddingBottom,
})

const orders: BottomKind[][] = [
  ['inFlow', 'bar', 'sheet'],
  ['inFlow', 'sheet', 'bar'],
  ['bar', 'inFlow', 'sheet'],
  ['bar', 'sheet', 'inFlow'],
  ['sheet', 'inFlow', 'bar'],
  ['sheet', 'bar', 'inFlow'],
]

/** The reminder is in the flow, a folded wall is a bar. */
it.each(orders.flatMap((shown) => orders.map((left) => [shown.join(), left.join()] as const)))(
  'stackAtBottom keeps the page’s padding right when %s appear and %s leave',
  (appear, leave) => {
    document.body.style.paddingBottom = `${PAGE_PADDING}px`
    const shown = appear.split(',').map((kind) => show(kind as BottomKind))
    for (const kind of leave.split(',')) {
      const index = shown.findIndex((element) => element.kind === kind)
      shown.splice(index, 1)[0]?.leave()
      const here = shown.map((element) => element.kind)
      const covered = Math.max(0, ...here.map((other) => (other === 'inFlow' ? 0 : heights[other])))
      const both = here.includes('bar') && here.includes('sheet') ? heights.bar + heights.sheet : covered
      const total = both + (here.includes('inFlow') ? heights.inFlow : 0)
      expect(shownPadding()).toEqual({
        body: `${PAGE_PADDING + both}px`,
        scroll: total === 0 ? 'auto' : `${total}px`,
      })
    }
  },
)

it.each(['base,inFlow,bar', 'inFlow,base,bar', 'bar,inFlow,base'])(
  'stackAtBottom places everything above the page’s navigation, which covers the page: %s',
  (appear) => {
    document.body.style.paddingBottom = `${PAGE_PADDING}px`
    const shown = appear.split(',').map((kind) => show(kind as BottomKind))
    const stands = Object.fromEntries(
      shown.map(({ kind, host }) => [kind, host.style.getPropertyValue('--quiosc-stand')]),
    )
    expect(stands).toEqual({ base: '0px', inFlow: '50px', bar: '90px' })
    expect(shownPadding()).toEqual({ body: `${PAGE_PADDING + 110}px`, scroll: '150px' })
    for (const { leave } of shown) leave()
    expect(shownPadding()).toEqual({ body: `${PAGE_PADDING}px`, scroll: 'auto' })
  },
)

it('stackAtBottom gives a page the paddings of its own styles back', () => {
  document.documentElement.style.scrollPaddingBottom = '12px'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const { leave } = show('bar')
  leave()
  expect(document.documentElement.style.scrollPaddingBottom).toBe('12px')
  expect(document.body.style.paddingBottom).toBe('')
})
