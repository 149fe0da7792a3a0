import { UserRound } from 'lucide'
import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import type { PageLocation } from '#islands/runtime/page.types.ts'
import { useIsServed } from '#kit/dom/useIsServed.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { useLazyPart } from '#kit/ui/useLazyPart.ts'
import { loginUrl, withBackUrl } from '#lib/site/addresses/addresses.ts'
import type { Links } from '#lib/site/addresses/links.ts'
import { pageUrl } from '#lib/site/addresses/pageUrl.ts'
import type { SiteConfig } from '#lib/site/config/readConfig.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import type { Session } from '#page/session/session.types.ts'
import { messages } from '../header.messages.ts'
import { backUrlOf } from './backUrlOf.ts'
import { type ButtonReader, buttonReader, buttonsFor } from './buttonTable.ts'
import { ProfileButton } from './ProfileButton.tsx'

/** Few readers may be offered premium. */
const loadPremium = () => import('./PremiumButton.tsx')

export interface AccountButtonsProps {
  session: Session
  app: Pick<AppBridge, 'channel' | 'inApp' | 'send'>
  location: Pick<PageLocation, 'href'>
  config: Pick<SiteConfig, 'apiBase' | 'hosts'>
  links: Pick<Links, 'premium' | 'founders' | 'rates'>
}

/** The reader for whom a server renders. */
const visitor: ButtonReader = { status: 'anonymous' }

/** The header's offers to this reader: to subscribe, to sign in, premium, their profile. */
export function AccountButtons({ session, app, location, config, links }: AccountButtonsProps) {
  const { t } = useIntl()
  useSyncExternalStore(session.subscribe, session.get, session.get)
  const { state: premium, open: openPremium } = useLazyPart(loadPremium)
  const premiumPart = premium.status === 'open' ? premium.Part : undefined
  const isServed = useIsServed()
  const reader = isServed ? visitor : buttonReader(session, premiumPart?.isOffered)
  const user = reader.status === 'known' ? reader.user : undefined
  const mayBeOffered = user?.premium === 'C'
  useEffect(() => {
    if (mayBeOffered) openPremium()
  }, [mayBeOffered, openPremium])
  const backUrl = () => backUrlOf(location.href(), config)
  const shownBackUrl = backUrl()

  // The page may have changed its address since the header was rendered.
  const leadBack = (to: (back: string) => string) => (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = pageUrl(to(backUrl()), location.href())
  }
  const rates = (back: string) => withBackUrl(links.rates, back)
  const signIn = (event: MouseEvent<HTMLAnchorElement>) => {
    if (app.inApp && app.send('showLogin', { backUrl: backUrl() })) event.preventDefault()
    else leadBack(loginUrl)(event)
  }

  const buttons = {
    premium: () => premiumPart && user && <premiumPart.PremiumButton user={user} links={links} />,
    subscribe: () => (
      <LinkButton kind="primary" part="subscribe" href={rates(shownBackUrl)} onClick={leadBack(rates)}>
        {t(messages.subscribe)}
      </LinkButton>
    ),
    signIn: () => (
      <LinkButton
        kind="quiet"
        className="account"
        part="sign-in"
        icon={<Icon of={UserRound} />}
        href={loginUrl(shownBackUrl)}
        onClick={signIn}
      >
        <span className="word">{t(messages.signIn)}</span>
      </LinkButton>
    ),
    profile: () => <ProfileButton user={user} />,
  }
  return (
    <ul role="list" className="buttons">
      {buttonsFor({ reader, channel: app.channel }).map((button) => (
        <li key={button}>{buttons[button]()}</li>
      ))}
    </ul>
  )
}
