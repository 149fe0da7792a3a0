import * as v from 'valibot'
import type { Report } from '#lib/report.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'
import { strict } from '#lib/schema/strict.ts'
import { defaultPermissions } from '#lib/site/config/defaultPermissions.ts'
import type { CurrentUser } from './profile.schema.ts'
import type { PermissionLevel, Permissions } from './session.types.ts'

const levels = ['none', 'read', 'use', 'download', 'all'] as const satisfies readonly PermissionLevel[]

const LevelsSchema = strict(list(v.picklist(levels)))

/** The permissions of a functionality (reader-account §6), as configured. Nothing wrong is left out: what has no definition is open to everybody. */
export const PermissionDefinitionsSchema = strict(
  list(
    object({
      /** Its name: `comentaris`. */
      functionality: v.string(),
      /** The levels of a reader whose advantages have this name; without it everybody may do everything. */
      permissions: strict(v.optional(LevelsSchema)),
      /** The levels of a reader with other advantages. */
      permissionsWhenDenied: strict(v.optional(LevelsSchema, ['none'])),
    }),
  ),
)

export type PermissionDefinitions = v.InferOutput<typeof PermissionDefinitionsSchema>

/** The configuration's definitions; broken ones are reported and, as without any, the defaults are used. */
export function readPermissions(given: unknown, report: Report): PermissionDefinitions {
  if (given === undefined || given === null) return defaultPermissions
  const definitions = check(given, PermissionDefinitionsSchema)
  if (definitions.ok) return definitions.value
  report(new ValueError('permissions', definitions.failure), 'config')
  return defaultPermissions
}

/** An advantage is granted when the functionality's name is in the comma-separated list. */
const listed = (advantages: string | null | undefined) =>
  (advantages ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

export interface PermissionQuestion {
  functionality: string
  advantages: CurrentUser['advantages']
  definitions: PermissionDefinitions
  /** Denies everything to everybody. */
  denyAll?: boolean
}

/** The rule of reader-account §6, in its order: denied when forced, else all if nothing is defined or there are no advantages, else as defined. */
export function permissionLevels(question: PermissionQuestion): readonly PermissionLevel[] {
  if (question.denyAll) return ['none']
  const granted = listed(question.advantages)
  const definition = question.definitions.find(({ functionality }) => functionality === question.functionality)
  if (granted.length === 0 || !definition?.permissions) return ['all']
  return granted.includes(question.functionality) ? definition.permissions : definition.permissionsWhenDenied
}

/** The publisher's configuration. */
export interface PermissionRules {
  definitions: PermissionDefinitions
  /** Deny everything to everybody. */
  denyAll: boolean
}

export interface PermissionsOptions extends PermissionRules {
  /** Returns the current reader. */
  user(): Pick<CurrentUser, 'advantages'> | undefined
}

/** The permission manager for the current reader. Visitors have no advantages, so it denies them nothing; widgets check for a reader first. */
export function createPermissions({ user, definitions, denyAll }: PermissionsOptions): Permissions {
  const of = (functionality: string) =>
    permissionLevels({ functionality, advantages: user()?.advantages, definitions, denyAll })
  return { levels: of, isOpen: (functionality) => of(functionality).includes('all') }
}
