import { describe, expect, it, vi } from 'vitest'
import { reportLine } from '#lib/schema/issues/describeIssue.ts'
import { defaultPermissions } from '#lib/site/config/defaultPermissions.ts'
import { createPermissions, permissionLevels, readPermissions } from './permissions.ts'

const definitions = [
  { functionality: 'comentaris', permissions: ['all' as const], permissionsWhenDenied: ['read' as const] },
  {
    functionality: 'hemeroteca',
    permissions: ['read' as const, 'download' as const],
    permissionsWhenDenied: ['none' as const],
  },
  { functionality: 'undefined', permissionsWhenDenied: ['none' as const] },
]

describe('the rule of permissions (reader-account §6)', () => {
  it.each([
    // functionality, advantages, forced, levels
    ['comentaris', 'comentaris,hemeroteca', false, ['all']],
    ['comentaris', 'hemeroteca', false, ['read']],
    ['comentaris', ' hemeroteca , comentaris ', false, ['all']],
    ['comentaris', 'comentarisx', false, ['read']],
    ['hemeroteca', 'hemeroteca', false, ['read', 'download']],
    ['hemeroteca', 'comentaris', false, ['none']],
    ['unknown', 'comentaris', false, ['all']],
    ['comentaris', '', false, ['all']],
    ['comentaris', ' , ', false, ['all']],
    ['comentaris', null, false, ['all']],
    ['comentaris', undefined, false, ['all']],
    ['undefined', 'comentaris', false, ['all']],
    ['comentaris', 'comentaris', true, ['none']],
    ['unknown', 'comentaris', true, ['none']],
    ['comentaris', undefined, true, ['none']],
  ])('gives %s with advantages %j, forced %j, the levels %j', (functionality, advantages, denyAll, levels) => {
    expect(permissionLevels({ functionality, advantages, definitions, denyAll })).toEqual(levels)
  })

  it('grants everything when nothing is defined', () => {
    expect(permissionLevels({ functionality: 'comentaris', advantages: 'hemeroteca', definitions: [] })).toEqual([
      'all',
    ])
  })
})

it('permissions open a function with all of them, and else make it read-only', () => {
  const permissions = createPermissions({
    user: () => ({ advantages: 'hemeroteca' }),
    definitions,
    denyAll: false,
  })
  expect(permissions.isOpen('comentaris')).toBe(false)
  expect(permissions.isOpen('hemeroteca')).toBe(false)
  expect(permissions.isOpen('anything')).toBe(true)
})

it('permissions follow the reader', () => {
  let advantages = 'comentaris'
  const permissions = createPermissions({ user: () => ({ advantages }), definitions, denyAll: false })
  expect(permissions.isOpen('comentaris')).toBe(true)
  advantages = 'hemeroteca'
  expect(permissions.isOpen('comentaris')).toBe(false)
})

describe('definitions of permissions', () => {
  it('the default ones make comments read-only and close the archive', () => {
    const of = (functionality: string, advantages: string) =>
      permissionLevels({ functionality, advantages, definitions: defaultPermissions })
    expect(of('comentaris', 'hemeroteca')).toEqual(['read'])
    expect(of('comentaris', 'comentaris')).toEqual(['all'])
    expect(of('hemeroteca', 'comentaris')).toEqual(['none'])
    expect(of('hemeroteca', 'hemeroteca')).toEqual(['all'])
  })

  it('are those of the configuration if it has any', () => {
    const report = vi.fn()
    expect(readPermissions(definitions, report)).toEqual(definitions)
    expect(readPermissions([{ functionality: 'a' }], report)).toEqual([
      { functionality: 'a', permissionsWhenDenied: ['none'] },
    ])
    expect(readPermissions(undefined, report)).toBe(defaultPermissions)
    expect(report).not.toHaveBeenCalled()
  })

  it('are reported by their path when they are broken, and replaced by the default ones', () => {
    const report = vi.fn()
    expect(readPermissions([{ functionality: 'a', permissions: ['write'] }], report)).toBe(defaultPermissions)
    expect(reportLine(report.mock.calls[0]?.[0])).toBe(
      'permissions: [0].permissions[0]: expected "none" or "read" or "use" or "download" or "all", got "write"',
    )
  })
})
