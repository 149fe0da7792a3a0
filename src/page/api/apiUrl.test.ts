import { expect, it } from 'vitest'
import { apiUrl } from './apiUrl.ts'

const here = 'https://diari.example/politica/1001.html?a=1#b'

it.each([
  ['/api/front', 'poll/4711', {}, 'https://diari.example/api/front/poll/4711'],
  ['/api/front/', 'poll/4711', {}, 'https://diari.example/api/front/poll/4711'],
  ['/', 'poll/4711', {}, 'https://diari.example/poll/4711'],
  ['https://api.example/v1', 'poll/4711', {}, 'https://api.example/v1/poll/4711'],
  [
    '/api/front',
    'comment/7/replies',
    { order: 'desc', fromCommentId: undefined, page: 2 },
    'https://diari.example/api/front/comment/7/replies?order=desc&page=2',
  ],
  ['/api/front', 'x', { text: 'a&b=c #d' }, 'https://diari.example/api/front/x?text=a%26b%3Dc+%23d'],
  ['/api/front', 'comment/content/a%3Ab/new', {}, 'https://diari.example/api/front/comment/content/a%3Ab/new'],
  ['/api/front', 'user/àgata', {}, 'https://diari.example/api/front/user/%C3%A0gata'],
])('apiUrl joins %s and %s', (base, path, query, url) => {
  expect(apiUrl(base, path, query, here)).toBe(url)
})

it.each([
  '../evil',
  'poll/../../evil',
  'poll/..',
  '..',
  '.',
  'poll/./4711',
  'poll/%2e%2e/%2E%2e/evil',
  'poll/.%2e/evil',
  'poll\\..\\..\\evil',
  '/evil',
  '//evil.example/poll',
  '\\\\evil.example',
  'https://evil.example/poll',
  'HTTP:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'poll/4711?x=1',
  'poll/4711#x',
  'poll/.\t./evil',
  'poll/\n../evil',
  'profile/..%2F..%2Fuser%2Fcontent%2F1002%2Fsave',
  'profile/7%2fsave',
  'profile/..%5C..%5Cuser',
])('apiUrl refuses %j, which could leave apiBase', (path) => {
  expect(apiUrl('/api/front', path, {}, here)).toBeUndefined()
  expect(apiUrl('https://api.example/v1', path, {}, here)).toBeUndefined()
})
