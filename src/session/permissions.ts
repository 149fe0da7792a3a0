import * as v from 'valibot'
import { check } from '../lib/parseJson.ts'
import type { Report } from '../lib/report.ts'
import { defaultPermissions } from '../site/defaultPermissions.ts'
import type { CurrentUser } from './profile.schema.ts'
import type { PermissionLevel, Permissions } from './session.types.ts'

const levels = ['none', 'read', 'use', 'download', 'all'] as const satisfies readonly PermissionLevel[]

const LevelsSchema = v.array(v.picklist(levels))

/** Who may do what with a functionality (reader-account §6), as configuration gives it. */
const PermissionDefinitionsSchema = v.array(
  v.object({
    functionality: v.string(),
    permissions: v.optional(LevelsSchema),
    permissionsWhenDenied: v.optional(LevelsSchema, ['none']),
  }),
)

export type PermissionDefinitions = v.InferOutput<typeof PermissionDefinitionsSchema>

/** The configuration's definitions; broken ones are reported, and the defaults used like where there are none. */
export function readPermissions(given: unknown, report: Report): PermissionDefinitions {
  if (given === undefined) return defaultPermissions
  const definitions = check(given, PermissionDefinitionsSchema)
  if (definitions.ok) return definitions.value
  report(new Error(`permissions: ${definitions.failure}`), 'config')
  return defaultPermissions
}

/** An advantage is held when the functionality's name is in the comma-separated list. */
const listed = (advantages: string | null | undefined) =>
  (advantages ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

export interface PermissionQuestion {
  functionality: string
  advantages: CurrentUser['advantages']
  definitions: PermissionDefinitions
  /** Denies everything, whoever asks. */
  denyAll?: boolean
}

/** The rule of reader-account §6, in its order: denied when forced, else all where nothing is defined or held, else what the definition says. */
export function permissionLevels(question: PermissionQuestion): readonly PermissionLevel[] {
  if (question.denyAll) return ['none']
  const held = listed(question.advantages)
  const definition = question.definitions.find(({ functionality }) => functionality === question.functionality)
  if (held.length === 0 || !definition?.permissions) return ['all']
  return held.includes(question.functionality) ? definition.permissions : definition.permissionsWhenDenied
}

export interface PermissionsOptions {
  /** The reader at this moment. */
  user(): Pick<CurrentUser, 'advantages'> | undefined
  definitions: PermissionDefinitions
  denyAll?: boolean
}

/** The permission manager for whoever is reading. Visitors hold no advantages, so it denies them nothing: signing in is asked for elsewhere. */
export function createPermissions({ user, definitions, denyAll = false }: PermissionsOptions): Permissions {
  const of = (functionality: string) =>
    permissionLevels({ functionality, advantages: user()?.advantages, definitions, denyAll })
  return { levels: of, isOpen: (functionality) => of(functionality).includes('all') }
}
