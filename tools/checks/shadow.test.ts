import { expect, test } from 'vitest'
import { shadowFindings } from './shadow.ts'

const problems = (path: string, text: string) => shadowFindings([{ path, text }]).map(({ problem }) => problem)

test.each([
  'document.activeElement',
  "document.querySelector('a')",
  "document.querySelectorAll('a')",
  "document.getElementById('a')",
  "window.document.querySelector('a')",
  'host.ownerDocument.activeElement',
  'document?.activeElement',
])('a view may not query the document: %s', (code) => {
  expect(problems('src/kit/ui/A.tsx', code)).toHaveLength(1)
  expect(problems('widgets/poll/A.tsx', code)).toHaveLength(1)
  expect(problems('widgets/poll/A.test.tsx', code)).toEqual([])
  expect(problems('src/kit/dom/a.ts', code)).toEqual([])
})

test.each([
  "el.innerHTML = '<b>'",
  "el.outerHTML = ''",
  "el.insertAdjacentHTML('beforeend', html)",
  'const a = <p dangerouslySetInnerHTML={{ __html: html }} />',
])('a view may not create markup from text: %s', (code) => {
  expect(problems('src/islands/island/A.tsx', code)).toHaveLength(1)
  expect(problems('widgets/poll/A.tsx', code)).toHaveLength(1)
})

test('a shadow root and an element may be queried', () => {
  const code = "root.querySelector('a'); shadow.activeElement; document.addEventListener('click', close)"
  expect(problems('src/kit/ui/A.tsx', code)).toEqual([])
})
