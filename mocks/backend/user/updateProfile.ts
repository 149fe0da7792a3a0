import * as v from 'valibot'
import { type Answer, answer, type Call, invalid, refuse, requireReader } from '../Call.ts'
import { changeUser } from './changeUser.ts'

const languages = ['ca', 'es', 'en', 'de'] as const
const themes = ['dark', 'light', 'system', 'none'] as const

/** Values that the server refuses, so that field errors of the server can be seen. */
const refusedNames = ['el far', 'redacció']
const REFUSED_POSTAL_CODE = '00000'

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(80),
  v.check((text) => !refusedNames.includes(text.toLowerCase())),
)
const switches = <Name extends string>(...names: readonly Name[]) =>
  v.strictObject(v.entriesFromList(names, v.optional(v.boolean())))

const fields = {
  language: v.picklist(languages),
  theme: v.picklist(themes),
  newsletters: switches('contents', 'promo', 'notices'),
  notifications: switches('manual', 'topics', 'authors', 'columns', 'contentComments', 'userInteraction', 'userFollow'),
  nick: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(50)),
  description: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
  visible: v.boolean(),
  name,
  surname: name,
  gender: v.nullable(v.picklist(['h', 'm'])),
  birthDate: v.nullable(v.pipe(v.string(), v.isoDate())),
  phoneNumber: v.pipe(v.string(), v.regex(/^\d{6,12}$/)),
  email: v.pipe(v.string(), v.email()),
  postalCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(10), v.notValue(REFUSED_POSTAL_CODE)),
}
type Field = keyof typeof fields

/** The payloads (reader-account §7), and the welcome page's: one call changes fields of one of them. */
const payloads: readonly (readonly Field[])[] = [
  ['language'],
  ['newsletters'],
  ['notifications'],
  ['theme'],
  ['nick', 'description', 'visible'],
  ['name', 'surname', 'gender', 'birthDate', 'phoneNumber', 'email'],
  ['phoneNumber', 'postalCode'],
]

const ProfileChangeSchema = v.pipe(
  v.partial(v.strictObject(fields)),
  v.check((change) =>
    payloads.some((payload) => Object.keys(change).every((key) => payload.some((one) => one === key))),
  ),
)

/** PATCH /user/profile: what is sent is changed, the rest stays. */
export function updateProfile(call: Call): Answer {
  const reader = requireReader(call)
  const body = v.safeParse(ProfileChangeSchema, call.body)
  if (!body.success) return invalid(v.getDotPath(body.issues[0]) ?? 'body')
  const { newsletters, notifications, ...change } = body.output
  // The address is the account's key: the profile's panel sends it unchanged.
  if (change.email !== undefined && change.email !== reader.email) return invalid('email')
  if (change.nick !== undefined && isTaken(change.nick, call))
    return refuse(400, 'PUBLICNICK_ALREADY_IN_USE', 'Another reader has this nick')
  const user = changeUser(call, {
    ...withoutUndefined(change),
    ...(newsletters && { newsletters: { ...reader.newsletters, ...withoutUndefined(newsletters) } }),
    ...(notifications && { notifications: { ...reader.notifications, ...withoutUndefined(notifications) } }),
  })
  return answer({ user })
}

const isTaken = (nick: string, call: Call) =>
  call.backend.state.readers.some(
    (other) => other.id !== requireReader(call).id && other.nick.toLowerCase() === nick.toLowerCase(),
  )

/** A partial object has no undefined values in JSON; its type has. */
const withoutUndefined = <Given extends object>(given: Given = {} as Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Given]?: Exclude<Given[Key], undefined>
  }
