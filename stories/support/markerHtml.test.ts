import { defaultTreeAdapter, parseFragment } from 'parse5'
import { expect, it } from 'vitest'
import { markerHtml } from './markerHtml.ts'

it('the marker’s HTML has the options as attributes, without those that have no value', () => {
  expect(markerHtml('comments', { contentId: '1001', order: 'asc', title: '' })).toBe(
    `<div data-widget="comments"
  data-content-id="1001"
  data-order="asc">
  <!-- what readers can use until the widget is ready -->
</div>`,
  )
})

it('the marker’s HTML keeps quotes and tags of a value within its attribute, and the end of a script out of its block', () => {
  const html = markerHtml('paywall', { title: '"A" & <b>' }, { text: '</script><b>' })
  const [marker] = parseFragment(html).childNodes
  if (!marker || !defaultTreeAdapter.isElementNode(marker)) throw new Error('The marker is no element.')
  expect(marker.attrs).toContainEqual({ name: 'data-title', value: '"A" & <b>' })
  const script = marker.childNodes.find((node) => node.nodeName === 'script')
  const [text] = script && defaultTreeAdapter.isElementNode(script) ? script.childNodes : []
  expect(text && defaultTreeAdapter.isTextNode(text) && JSON.parse(text.value)).toEqual({ text: '</script><b>' })
})
