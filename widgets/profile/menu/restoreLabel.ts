import type { Message } from '../../../src/i18n/PageIntl.ts'
import type { CurrentUser } from '../../../src/session/profile.schema.ts'
import { menuMessages } from '../profile.messages.ts'

/** The label of the row that restores purchases: it names an annual or a monthly subscription, known by the name that the store gave it (reader-account §2). */
export function restoreLabel(user: Pick<CurrentUser, 'subscriptionType'> | undefined): Message {
  const type = String(user?.subscriptionType ?? '')
  if (/annual|anual|year/i.test(type)) return menuMessages.restoreAnnual
  return /month|mensual/i.test(type) ? menuMessages.restoreMonthly : menuMessages.restore
}
