import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { servedNames } from '#lib/site/servedNames.ts'
import { servedWidgets } from './servedWidgets.ts'

const guide = readFileSync('docs/server.md', 'utf8')

it('the guide explains what each rendered widget shows without a script', () => {
  const [, table = ''] = guide.split('## What a reader sees without JavaScript')
  const [rows = ''] = table.split('\n##')
  expect([...rows.matchAll(/^\| `([\w-]+)` \| \S/gm)].map(([, name]) => name)).toEqual(servedNames)
  expect(Object.keys(servedWidgets)).toEqual(servedNames)
})

it.each(['apiBase', 'assets', 'url', 'site', 'lang', 'env', 'styles', 'nonce', 'timeout', 'cache', 'signal', 'fetch'])(
  'the guide explains the option %s',
  (option) => expect(guide).toMatch(new RegExp(`^\\| .*\`${option}\``, 'm')),
)
