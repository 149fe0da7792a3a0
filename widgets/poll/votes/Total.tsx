import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from '../poll.messages.ts'

export interface TotalProps {
  votes: number
  /** Whether the poll is closed, which is shown beside the total. */
  closed?: boolean
}

/** The total of votes, and a note when the poll is closed. */
export function Total({ votes, closed = false }: TotalProps) {
  const { number, t } = useIntl()
  const total = t(messages.total, { count: votes, number: number(votes) })
  return <span className="total">{closed ? `${total} · ${t(messages.closed)}` : total}</span>
}
