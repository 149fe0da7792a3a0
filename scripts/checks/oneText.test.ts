import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '../../src/site/config/config.ts'

/** Pairs of messages that should read the same in two widgets. Each has its own, because a shared file would be one more request on every article. */
const pairs = [
  ['comments.access.bannedTitle', 'page-shell.bannedTitle'],
  ['comments.access.bannedText', 'page-shell.bannedText'],
  ['comments.access.contact', 'page-shell.bannedButton'],
  ['comments.access.contact', 'login.contact'],
  ['comments.access.upgrade', 'paywall.upgradeCta'],
  ['archive.access.upgrade', 'gift.upgrade'],
  ['archive.access.upgrade', 'paywall.upgradeCta'],
  ['archive.access.rates', 'paywall.rates'],
  ['contact.home', 'error-page.home'],
  ['page-shell.expiringTitle', 'paywall.unpaidTitle'],
  ['page-shell.expiringButton', 'paywall.unpaidCta'],
  ['page-shell.expiredTitle', 'paywall.lapsedTitle'],
  ['page-shell.expiredButton', 'paywall.lapsedCta'],
  ['page-shell.resend', 'welcome.resend'],
  ['comments.share.copyFailed', 'gift.copyFailed'],
  ['change-password.expiredTitle', 'error-page.expiredTitle'],
  ['action-bar.save', 'save-to-list.save'],
] as const

it.each(languages.flatMap((lang) => pairs.map(([one, other]) => [lang, one, other] as const)))(
  'has the same text in %s for %s and %s',
  (lang, one, other) => {
    const textOf = (id: string) =>
      JSON.parse(readFileSync(`widgets/${id.split('.')[0]}/locales/${lang}.json`, 'utf8'))[id]
    expect(textOf(one)).toBe(textOf(other))
    expect(textOf(one)).not.toBeUndefined()
  },
)
