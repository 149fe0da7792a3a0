import * as v from 'valibot'
import type { Report } from '../../report.ts'
import { ValueError } from '../../schema/issues/ValueError.ts'
import { object } from '../../schema/object.ts'
import { check } from '../../schema/parseJson.ts'
import { TextSchema } from '../../schema/textSchema.ts'

/** The subscriptions service, as readers are told of it. */
export interface Support {
  /** As it is written: “971 12 34 56”. */
  phone: string
  /** In the page's language; undefined for the specification's hours, which each language says in its own words. */
  hours: string | undefined
}

export const SupportSchema = object({
  support: v.optional(
    object({
      /** As it is written: `971 12 34 56`. Without it nothing is named. */
      phone: v.optional(v.pipe(TextSchema, v.regex(/^\+?[\d\s().-]{3,24}$/, 'must be a phone number'))),
      /** In the page’s language; Monday to Friday 9 to 14 by default. */
      hours: v.optional(TextSchema),
    }),
    {},
  ),
})

/** `support` of the page's configuration (reader-account §9, "Support phone and hours"); undefined where it names no phone. What is wrong in it is reported. */
export function readSupport(support: unknown, report: Report): Support | undefined {
  const checked = check({ support }, SupportSchema, (issue) =>
    report(new ValueError('configuration', issue), 'support'),
  )
  const { phone, hours } = checked.ok ? checked.value.support : {}
  return phone === undefined ? undefined : { phone, hours }
}
