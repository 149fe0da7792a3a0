import { useMemo } from 'react'
import { failureMessage } from '../../src/api/apiFailure.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { failureMessages } from '../../src/i18n/shared.messages.ts'
import { giftDaysLeft } from '../../src/site/gifts.ts'
import { LiveRegion } from '../../src/ui/LiveRegion.tsx'
import { Loading } from '../../src/ui/Loading.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { GiftChannels } from './GiftChannels.tsx'
import { GiftCount } from './GiftCount.tsx'
import { GiftLink } from './GiftLink.tsx'
import { GiftLocked } from './GiftLocked.tsx'
import { messages } from './gift.messages.ts'
import type { GiftState, Way } from './gift.model.ts'
import type { GiftWays } from './ways.ts'

export interface GiftPanelProps {
  state: GiftState
  ways: GiftWays
  /** From which days are counted. */
  today: Date
  onGive(way: Way): void
}

/** What the panel says to each kind of reader, below its title. */
export function GiftPanel({ state, ways, today, onGive }: GiftPanelProps) {
  const { t } = useIntl()
  const failure = 'failure' in state ? state.failure : undefined
  const copied = state.status === 'linked' && state.handing.way === 'copy' && state.handing.status === 'done'
  const made = state.status === 'linked'
  const news = useMemo(() => {
    if (copied) return { text: t(messages.copied) }
    return made ? { text: t(messages.made) } : undefined
  }, [copied, made, t])

  return (
    <>
      {content()}
      {failure && (
        <Notice kind="error">{t(messages.failed, { reason: t(failureMessages[failureMessage(failure)]) })}</Notice>
      )}
      <LiveRegion message={news} />
    </>
  )

  function content() {
    switch (state.status) {
      case 'unknown':
        return (
          <Loading label={t(messages.loading)}>
            <Skeleton height="calc(9 * var(--q-rem))" />
          </Loading>
        )
      case 'signedOut':
      case 'notSubscribed':
      case 'notIncluded':
        return <GiftLocked reader={state.status} ways={ways} />
      case 'usedUp':
        return <GiftCount remaining={state.remaining} today={today} />
      default:
        return (
          <>
            {state.status === 'given' ? (
              <p className="given">
                {t(messages.alreadyGiven)} {t(messages.expires, { days: giftDaysLeft(state.date, today) })}
              </p>
            ) : (
              <p>{t(messages.intro)}</p>
            )}
            <GiftChannels
              offered={ways.offered}
              making={state.status === 'making' ? state.way : undefined}
              copied={copied}
              onGive={onGive}
            />
            {state.status === 'linked' && <GiftLink gift={state} today={today} />}
            <GiftCount remaining={state.remaining} today={today} />
          </>
        )
    }
  }
}
