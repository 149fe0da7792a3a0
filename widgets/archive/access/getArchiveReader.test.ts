import * as v from 'valibot'
import { expect, it } from 'vitest'
import { defaultPermissions } from '#lib/site/config/defaultPermissions.ts'
import { createPermissions } from '#page/session/permissions.ts'
import { CurrentUserSchema } from '#page/session/profile.schema.ts'
import { getArchiveReader } from './getArchiveReader.ts'

function readerWith(fields: object) {
  const user = v.parse(CurrentUserSchema, { id: 1, ...fields })
  const permissions = createPermissions({ user: () => user, definitions: defaultPermissions, denyAll: false })
  return getArchiveReader({ status: 'signedIn', user }, permissions)
}

it('a visitor of the archive is asked to sign in', () => {
  expect(getArchiveReader({ status: 'anonymous' }, { isOpen: () => true })).toBe('signedOut')
})

it('access to the archive is unknown, not refused, while the session is loading', () => {
  expect(getArchiveReader({ status: 'loading', user: undefined }, { isOpen: () => false })).toBe('unknown')
})

it.each([
  [{}, 'notSubscribed'],
  [{ advantages: 'butlletins' }, 'notSubscribed'],
  [{ subscriber: true, advantages: 'comentaris' }, 'notIncluded'],
  [{ subscriber: true, advantages: 'comentaris,hemeroteca' }, 'open'],
  [{ subscriber: true }, 'open'],
  [{ subscriptionType: 'apple', advantages: 'hemeroteca' }, 'open'],
  [{ subscriptionType: 'Apple annual', advantages: 'comentaris' }, 'notIncluded'],
  [{ subscriptionType: 'pineapple', advantages: 'hemeroteca' }, 'notSubscribed'],
])('a reader of the archive with %j is %s', (fields, reader) => expect(readerWith(fields)).toBe(reader))
