import { expect, it } from 'vitest'
import { examineBlocks } from './examineBlocks.ts'

const block = '<script type="application/json">{"title":"A"}</script>'
const answer = '<script type="application/json" data-quiosc-data="poll/1">{"response":{}}</script>'

function marker(html: string) {
  const host = document.createElement('div')
  host.dataset.widget = 'cards'
  host.innerHTML = html
  return host
}

it('does not take the answer of a server’s rendering for a second block', () => {
  expect(examineBlocks(marker(answer + block))).toEqual([])
  expect(examineBlocks(marker(block + block))).toHaveLength(1)
})
