import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type CallName, callNames, calls } from '#mocks/backend/calls.ts'
import type { CallAddress } from '#mocks/backend/defineCalls.ts'
import { isTest } from '#tools/checks/source.ts'
import { panelCalls } from './panelCalls.ts'

/** Of paths that stand in the code, calls that no panel makes. */
const otherwise: Readonly<Partial<Record<CallName, string>>> = {
  'content.list': 'The panels list one list at a time; the path is that of setting lists.',
  'content.save': 'An article that is brought back was in a list.',
  'content.delete': 'The path with two parameters is that of following.',
  contact: 'The menu’s row of this name is a link.',
  'user.resendValidation': 'The page’s reminder sends it.',
  'user.socialLogin': 'The login’s, for the app; the path with two parameters is that of following.',
  search: 'The header’s; here the word names a part of `location`.',
}

/** The panels' own code, and what they use of the session and the library. */
const files = globSync('{widgets/profile,src/page/session,src/page/library}/**/*.{ts,tsx}').filter(
  (path) => !isTest(path),
)

/** Paths as the client is given them, with `*` for what is put in: `user/favourite-list/*`. */
const paths = [...files, 'src/page/api/outsideCalls.ts'].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/'([^'\n]+)'|`([^`\n]+)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, '*').replace(/^\/api\//, ''),
  ),
)

/** `user/*\/*` may be any call of three parts that begins with `user`, of which a parameter stands for one. */
function isCalled({ path, root }: CallAddress): boolean {
  const parts = `${root ? 'app' : ''}${path}`.split('/').filter(Boolean)
  return paths.some((given) => {
    const words = given.split('/')
    return (
      words.length === parts.length &&
      words.every(
        (word, index) =>
          word === parts[index] || (word === '*' && (words[0] === 'user' || parts[index]?.startsWith(':'))),
      )
    )
  })
}

it('the tables of faults have every call of the panels, and no other', () => {
  const called = callNames.filter((name) => isCalled(calls[name]) && !(name in otherwise))
  expect(called.sort()).toEqual([...panelCalls].sort())
})
