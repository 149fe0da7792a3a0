import * as v from 'valibot'
import type { Day } from '#kit/dates/day.ts'
import { birthdateField } from '#kit/forms/birthdate/birthdateField.ts'
import { NameField, PhoneField, SurnameField } from '#kit/validation/accountFields.ts'
import { problem } from '#kit/validation/problem.ts'
import { required } from '#kit/validation/textRules.ts'
import { object } from '#lib/schema/object.ts'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import type { Typed } from '../form/typed.types.ts'

/** As typed; the birth date as DD/MM/YYYY, and an empty gender is none. */
export interface DataFields {
  name: string
  surname: string
  gender: '' | 'h' | 'm'
  birthdate: string
  phoneNumber: string
  email: string
}

export type DataField = keyof DataFields

const text = v.optional(v.string())

/** The text that was typed before a reload. */
export const DataDraftSchema: v.GenericSchema<unknown, Typed<DataFields>> = object({
  name: text,
  surname: text,
  gender: v.optional(v.picklist(['', 'h', 'm'])),
  birthdate: text,
  phoneNumber: text,
  email: text,
})

export const dataFields: readonly DataField[] = ['name', 'surname', 'gender', 'birthdate', 'phoneNumber', 'email']

/** The fields that a reader may not change, by their edit mode (reader-account §6); the address never in this panel (§5). */
export function lockedFields(mode: CurrentUser['profileEditionMode']): readonly DataField[] {
  if (mode === 'email-and-password') return dataFields
  return mode === 'all-but-name-surname' ? ['name', 'surname', 'email'] : ['email']
}

/** Required here, unlike on the page after the registration (reader-account §5). */
const RequiredPhone = v.pipe(v.string(), required(problem('phoneInvalid')), PhoneField)

/** A field that cannot be changed is not checked: an old value that breaks today's rules must not block the others. */
const unless = <Field extends v.GenericSchema<string, string>>(locked: boolean, field: Field) =>
  locked ? v.string() : field

/** reader-account §5, without the rules of locked fields. The birth date becomes a `Day`. */
export function dataForm(locked: readonly DataField[], today: Day) {
  const isLocked = (field: DataField) => locked.includes(field)
  return object({
    name: unless(isLocked('name'), NameField),
    surname: unless(isLocked('surname'), SurnameField),
    gender: v.picklist(['', 'h', 'm']),
    birthdate: unless(isLocked('birthdate'), birthdateField(today)),
    phoneNumber: unless(isLocked('phoneNumber'), RequiredPhone),
    email: v.string(),
  })
}

export type CheckedData = v.InferOutput<ReturnType<typeof dataForm>>
