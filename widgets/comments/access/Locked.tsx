import { useIntl } from '../../../src/i18n/IntlContext.ts'
import type { Message } from '../../../src/i18n/PageIntl.ts'
import { SignInOffers } from '../../../src/overlays/SignInOffers.tsx'
import { addresses, withBackUrl } from '../../../src/site/addresses/addresses.ts'
import { linksOf } from '../../../src/site/addresses/links.ts'
import type { ButtonKind } from '../../../src/ui/Button.tsx'
import { LinkButton } from '../../../src/ui/LinkButton.tsx'
import { accessMessages } from '../comments.messages.ts'
import { useCommentsServices } from '../context/CommentsContext.ts'
import type { LockReason } from '../core/getCommentsReader.ts'

const lockTexts = {
  signedOut: { title: accessMessages.signedOutTitle, text: accessMessages.signedOutText },
  notSubscribed: { title: accessMessages.notSubscribedTitle, text: accessMessages.notSubscribedText },
  notIncluded: { title: accessMessages.notIncludedTitle, text: accessMessages.notIncludedText },
  banned: { title: accessMessages.bannedTitle, text: accessMessages.bannedText },
} satisfies Record<LockReason, unknown>

export const lockTitle = (lock: LockReason) => lockTexts[lock].title

/** Why this reader may not participate, and what they can do about it. */
export function LockText({ lock, draft }: { lock: LockReason; draft: string }) {
  const { t } = useIntl()
  return (
    <>
      <p>{t(lockTexts[lock].text)}</p>
      {draft && <p>{t(accessMessages.draftKept)}</p>}
    </>
  )
}

/** In the app, native screens replace login and register (content-features §2), and the iOS app offers no purchases. */
export function LockOffers({ lock }: { lock: LockReason }) {
  const { t } = useIntl()
  const { app, config, location } = useCommentsServices().page
  const here = location.href()
  const sale = (address: 'rates' | 'upgrade', label: Message, kind: ButtonKind) =>
    app.channel !== 'ios' && (
      <LinkButton kind={kind} href={withBackUrl(linksOf(config)[address], here)}>
        {t(label)}
      </LinkButton>
    )
  switch (lock) {
    case 'signedOut':
      return (
        <>
          <SignInOffers
            app={app}
            backUrl={here}
            register={t(accessMessages.register)}
            signIn={t(accessMessages.signIn)}
          />
          {sale('rates', accessMessages.subscribe, 'secondary')}
        </>
      )
    case 'notSubscribed':
      return sale('rates', accessMessages.subscribe, 'primary')
    case 'notIncluded':
      return sale('upgrade', accessMessages.upgrade, 'primary')
    case 'banned':
      return <LinkButton href={addresses.contact}>{t(accessMessages.contact)}</LinkButton>
  }
}

/** Replaces the composer for readers who may not participate. */
export function Locked({ lock, draft }: { lock: LockReason; draft: string }) {
  const { t } = useIntl()
  return (
    <div className="locked">
      <div>
        <strong>{t(lockTitle(lock))}</strong>
        <LockText lock={lock} draft={draft} />
      </div>
      <p className="offers">
        <LockOffers lock={lock} />
      </p>
    </div>
  )
}
