import { hostileUrls } from '#testing/hostileUrls.fixture.ts'
import { markup, mutations } from './markup.ts'

/** The kind of attack that a payload tries. */
export type PayloadKind =
  | 'markup'
  | 'mutation'
  | 'address'
  | 'prototype'
  | 'direction'
  | 'combining'
  | 'surrogate'
  | 'long'
  | 'type'

export interface Payload {
  /** Its kind and its place among those of its kind: `markup-7`. */
  id: string
  kind: PayloadKind
  /** A text, or another value that JSON can have. */
  value: unknown
}

/** The host that nothing may ask. */
const FOREIGN_HOST = 'evil.example'

/** The call that a payload makes when it runs; `watchHarms` defines the function in each document. */
const CALL = 'ran()'

const addresses = [
  ...hostileUrls.map((url) => url.replaceAll('alert(1)', CALL)),
  `data:text/html,<script>opener?.${CALL};parent.${CALL}</script>`,
  `data:text/javascript,${CALL}`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${CALL}"/>`,
  `&#106;avascript:${CALL}`,
  `https://${FOREIGN_HOST}/x.png`,
  `//${FOREIGN_HOST}/x.js`,
  `../../../../${FOREIGN_HOST}`,
  '../../user/logout?x=',
  '../user/content/1002/save?x=',
  '%2e%2e%2f%2e%2e%2fuser%2flogout',
  '/%61pi/front/%ff%2f..%2fuser/logout',
  '1/../../../user/logout#',
  `x" onmouseover="${CALL}`,
  `');${CALL}//`,
  `\${${CALL}}`,
  `{{constructor.constructor('${CALL}')()}}`,
  'url(https://evil.example/x.png)',
  '}*{background:url(//evil.example/x.png)}',
]

/** As an answer or a block of JSON brings them: `__proto__` is then a key like any other. */
const prototypes = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"prototype":{"polluted":true}}',
  '[{"__proto__":{"polluted":true}}]',
  '{"__proto__":[],"length":4294967295}',
  '{"toString":null,"valueOf":null,"hasOwnProperty":1}',
  '{"then":1,"toJSON":1,"__defineGetter__":1}',
].map((json): unknown => JSON.parse(json))

const directions = [
  '\u202etxet\u202c',
  '\u202e'.repeat(500),
  '\u2066\u2067\u2068'.repeat(200),
  'https://diari.example/\u202egpj.elbatucexe',
  '\u200f\u200e\u061c'.repeat(300),
  '@\u202eanna\u202c @anna',
  '\ufeff\u200b\u2060\u00ad'.repeat(200),
  '\u2028\u2029\u0085',
]

const combining = [
  'a\u0300\u0301\u0302\u0303'.repeat(250),
  'Z̸̢̛a̶l̵g̷o̴'.repeat(100),
  '\u0300'.repeat(1000),
  '👩‍👩‍👧‍👦'.repeat(200),
  '👍🏽\u200d'.repeat(200),
  'กำ\u0e49\u0e49\u0e49'.repeat(200),
]

const surrogates = [
  '\ud800',
  '\udc00',
  'a\ud83d',
  '\ude00a',
  '\udc00\ud800',
  '\ud800'.repeat(500),
  '@\ud83d\ude00\ud83d',
  'https://diari.example/\ud800',
  '\u0000',
  '\u0000<b>\u0007\u001b[31m',
]

/** A text's length that is called 1 MB here. */
const LONG = 1_000_000

const long = [
  'a',
  ' ',
  '\n',
  '@',
  '.',
  '<',
  '\\',
  '%',
  'http://',
  '\u200b\n',
  'é́',
  '<b>',
  '&amp;',
  '(',
  'a@',
  '1e',
].map((piece) => piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG))

const types = [
  null,
  true,
  -1,
  1e308,
  0.1,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  [],
  {},
  [null],
  ['<img src=x onerror=ran()>'],
  { url: 'javascript:ran()' },
  JSON.parse('['.repeat(2000) + ']'.repeat(2000)),
  'NaN',
  '1e999',
  '0x7f000001',
  '9'.repeat(400),
  '2026-02-30T25:61:61Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
]

const ofKind = (kind: PayloadKind, values: readonly unknown[]): Payload[] =>
  values.map((value, index) => ({ id: `${kind}-${index + 1}`, kind, value }))

/** All payloads, each once. */
export const payloads: readonly Payload[] = [
  ...ofKind('markup', markup),
  ...ofKind('mutation', mutations),
  ...ofKind('address', addresses),
  ...ofKind('prototype', prototypes),
  ...ofKind('direction', directions),
  ...ofKind('combining', combining),
  ...ofKind('surrogate', surrogates),
  ...ofKind('long', long),
  ...ofKind('type', types),
]

/** The same for a page, where a browser would lay out megabytes: of a long text so many characters. */
export const shortened = (length: number): readonly Payload[] =>
  payloads.map((payload) =>
    payload.kind === 'long' ? { ...payload, value: textOf(payload).slice(0, length) } : payload,
  )

/** A payload where only text can be: as JSON, if it is none. */
export const textOf = ({ value }: Payload): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** With a mark in place of each half of a character, where a text has to be sent or addressed. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
