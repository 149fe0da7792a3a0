import { useMemo } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { SkeletonText } from '#kit/ui/feedback/SkeletonText.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { giftDaysLeft } from '#lib/site/gifts.ts'
import { failureMessage } from '#page/api/apiFailure.ts'
import { GiftCount } from './count/GiftCount.tsx'
import { GiftChannels } from './delivery/GiftChannels.tsx'
import { GiftLink } from './delivery/GiftLink.tsx'
import type { GiftActions } from './delivery/giftActions.types.ts'
import { messages } from './gift.messages.ts'
import type { GiftChannel, GiftState } from './gift.model.ts'
import { GiftLocked } from './reader/GiftLocked.tsx'

export interface GiftContentProps {
  state: GiftState
  actions: GiftActions
  /** Reference time for the days left. */
  today: Date
  onGive(channel: GiftChannel): void
}

/** The content below the title, for each kind of reader. */
export function GiftContent({ state, actions, today, onGive }: GiftContentProps) {
  const { t } = useIntl()
  const failure = 'failure' in state ? state.failure : undefined
  const copied = state.status === 'linked' && state.delivery.channel === 'copy' && state.delivery.status === 'done'
  const made = state.status === 'linked'
  const news = useMemo(() => {
    if (copied) return { text: t(messages.copied) }
    return made ? { text: t(messages.made) } : undefined
  }, [copied, made, t])

  return (
    <>
      {'remaining' in state && <GiftCount remaining={state.remaining} today={today} />}
      {content()}
      {failure && (
        <Notice kind="error">{t(messages.failed, { reason: t(failureMessages[failureMessage(failure)]) })}</Notice>
      )}
      {actions.info && (
        <p className="info">
          <Link href={actions.info}>{t(messages.info)}</Link>
        </p>
      )}
      <LiveRegion announcement={news} />
    </>
  )

  function content() {
    switch (state.status) {
      case 'unknown':
        return (
          <Loading label={t(messages.loading)}>
            <div className="gift">
              <div className="count coming">
                <Skeleton height={1} width={12} />
                <SkeletonText lines={2} />
              </div>
              <SkeletonText lines={2} />
              <div className="channels">
                <Skeleton height={2.75} width={13} />
                {actions.byDevice && <Skeleton height={2.75} width={2.75} round />}
                <div className="places">
                  {actions.places.map((place) => (
                    <Skeleton key={place} height={2.75} width={2.75} round />
                  ))}
                </div>
              </div>
            </div>
          </Loading>
        )
      case 'signedOut':
      case 'notSubscribed':
      case 'notIncluded':
        return <GiftLocked reader={state.status} actions={actions} />
      case 'usedUp':
        return null
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
              byDevice={actions.byDevice}
              places={actions.places}
              making={state.status === 'making' ? state.channel : undefined}
              copied={copied}
              onGive={onGive}
            />
            {state.status === 'linked' && <GiftLink gift={state} today={today} />}
          </>
        )
    }
  }
}
