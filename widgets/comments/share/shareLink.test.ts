import { expect, it } from 'vitest'
import { shareLink } from './shareLink.ts'

const HERE = 'https://far.example/webview/content/1/comments?app-test-mode=1#comment-9'

it.each([
  [['https://far.example/a?x=1'], 'https://far.example/a?x=1#comment-1.2'],
  [['/a#top', 'https://other.example/'], 'https://far.example/a#comment-1.2'],
  [[undefined, null, '', '/b'], 'https://far.example/b#comment-1.2'],
  [['javascript:alert(1)', 'https://', 'https://far.example@evil.example/', '/c'], 'https://far.example/c#comment-1.2'],
  [[], 'https://far.example/webview/content/1/comments#comment-1.2'],
])('shareLink takes the first usable of the pages %j', (pages, link) =>
  expect(shareLink('#comment-1.2', pages, HERE)).toBe(link),
)
