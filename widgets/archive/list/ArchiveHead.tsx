import type { Ref } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Toggle } from '#kit/ui/fields/Toggle.tsx'
import { Heading } from '#kit/ui/Heading.tsx'
import { useArchiveServices } from '../ArchiveContext.ts'
import { messages } from '../archive.messages.ts'
import type { ArchiveState } from '../archive.model.ts'
import { isFiltered, type Order, orders } from '../route/route.ts'

const orderNames = { desc: messages.newest, asc: messages.oldest } satisfies Record<Order, unknown>

export interface ArchiveHeadProps {
  state: ArchiveState
  headingRef: Ref<HTMLHeadingElement>
}

/** The list's heading; with filters also its count and order. It stays while another list loads. */
export function ArchiveHead({ state, headingRef }: ArchiveHeadProps) {
  const { number, t } = useIntl()
  const { store } = useArchiveServices()
  const { route, status } = state
  /** One paper has no order. */
  const isOrdered = isFiltered(route) && !(status === 'shown' && state.total < 2)

  const title = () => {
    if (!isFiltered(route)) return route.listPage > 1 ? t(messages.page, { page: route.listPage }) : t(messages.latest)
    if (status !== 'shown') return t(messages.issues)
    return t(messages.results, { count: state.total, number: number(state.total) })
  }
  return (
    <header className="head">
      <Heading id="heading" headingRef={headingRef} tabIndex={-1}>
        {title()}
      </Heading>
      {isOrdered && (
        <Toggle
          label={t(messages.order)}
          options={orders.map((order) => ({ value: order, label: t(orderNames[order]) }))}
          value={route.order}
          // The options' values are the orders.
          onChange={(order) => store.go({ ...route, listPage: 1, order: order as Order })}
        />
      )}
    </header>
  )
}
