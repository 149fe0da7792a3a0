import { useIntl } from '../../src/i18n/IntlContext.ts'
import { messages } from './poll.messages.ts'

export interface TotalProps {
  votes: number
  /** What else is to be said of the poll. */
  closed?: boolean
}

/** The total, and whether votes are still taken. */
export function Total({ votes, closed = false }: TotalProps) {
  const { number, t } = useIntl()
  const total = t(messages.total, { count: votes, number: number(votes) })
  return <span className="total">{closed ? `${total} · ${t(messages.closed)}` : total}</span>
}
