import * as v from 'valibot'
import { environments, languages, sites } from '#lib/site/config/config.ts'
import type { AnswerCache, RenderOptions } from './renderer.types.ts'

/** Milliseconds for all answers of a page. */
const DEFAULT_TIMEOUT = 200

function isApiBase(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, search, hash } = new URL(address)
  return /^https?:$/.test(protocol) && !(username || password || search || hash) && !/[?#]/.test(address)
}

const isFunction = (value: unknown) => typeof value === 'function'

const isCache = (value: unknown) => {
  const { get, set } = Object(value)
  return isFunction(get) && isFunction(set)
}

const OptionsSchema = v.strictObject({
  apiBase: v.pipe(
    v.string(),
    v.check(isApiBase, 'must be an absolute http(s) address without user, query and fragment'),
    v.transform((address) => address.replace(/\/+$/, '')),
  ),
  assets: v.pipe(
    v.string(),
    v.check((address) => URL.canParse(address, 'https://example.com'), 'must be an address'),
    v.transform((address) => address.replace(/\/*$/, '/')),
  ),
  url: v.optional(
    v.pipe(
      v.string(),
      v.check((address) => /^https?:/.test(address) && URL.canParse(address), 'must be an absolute http(s) address'),
    ),
  ),
  site: v.optional(v.picklist(sites)),
  lang: v.optional(v.picklist(languages)),
  env: v.optional(v.picklist(environments)),
  nonce: v.optional(v.pipe(v.string(), v.regex(/^[\w+/=-]+$/, 'must be Base64'))),
  styles: v.optional(v.picklist(['link', 'inline']), 'link'),
  timeout: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(60_000)), DEFAULT_TIMEOUT),
  cache: v.optional(v.custom<AnswerCache>(isCache, 'must have get and set')),
  signal: v.optional(v.custom<AbortSignal>((value) => value instanceof AbortSignal, 'must be an AbortSignal')),
  onReport: v.optional(v.custom<NonNullable<RenderOptions['onReport']>>(isFunction, 'must be a function')),
  fetch: v.optional(v.custom<NonNullable<RenderOptions['fetch']>>(isFunction, 'must be a function')),
})

export type ReadOptions = v.InferOutput<typeof OptionsSchema>

/** @throws For wrong options: all of them by name. */
export function readRenderOptions(given: RenderOptions): ReadOptions {
  const read = v.safeParse(OptionsSchema, given)
  if (read.success) return read.output
  const problems = read.issues.map(({ path, message }) => [path?.[0]?.key, message].filter(Boolean).join(': '))
  throw new TypeError(`quiosc/server: ${[...new Set(problems)].join('; ')}`)
}
