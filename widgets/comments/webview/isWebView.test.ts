import { expect, it } from 'vitest'
import { isWebView } from './isWebView.ts'

it.each([
  ['1001', '1001', true],
  ['cms%3A1001', 'cms:1001', true],
  ['cms:1001', 'cms:1001', true],
  ['1002', '1001', false],
  // No encoding: a decoder throws.
  ['%E0%A4%A', '1001', false],
  ['100%25', '1001', false],
])('isWebView of /webview/content/%s/comments, for the content %s: %s', (segment, id, is) => {
  expect(isWebView(`https://www.diari.example/webview/content/${segment}/comments`, id)).toBe(is)
})
