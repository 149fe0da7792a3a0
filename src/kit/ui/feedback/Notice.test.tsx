import { expect, it } from 'vitest'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import buttonCss from '../button.css?inline'
import { Notice } from './Notice.tsx'
import noticeCss from './notice.css?inline'

const leftOf = (node: Node) => {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect().left
}

it('a notice begins its action below the text’s start where there is no space beside the text, and else ends it at the edge', () => {
  const { view, shadow } = renderInShadow(
    <Notice kind="error" action={{ label: 'Try again', run: () => undefined }}>
      The server could not be reached.
    </Notice>,
    { css: [buttonCss, noticeCss] },
  )
  const box = shadow.querySelector<HTMLElement>('.q-notice')
  if (!box) throw new Error('The notice is not there.')
  const text = view.getByRole('alert')
  const label = view.getByText('Try again')
  box.style.width = '240px'
  expect(label.getBoundingClientRect().top).toBeGreaterThan(text.getBoundingClientRect().bottom)
  expect(Math.abs(leftOf(label) - leftOf(text))).toBeLessThan(1)
  box.style.width = '640px'
  expect(label.getBoundingClientRect().top).toBeLessThan(text.getBoundingClientRect().bottom)
  expect(Math.abs(label.getBoundingClientRect().right - (box.getBoundingClientRect().right - 16))).toBeLessThan(1)
})
