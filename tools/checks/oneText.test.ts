import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Language, languages } from '#lib/site/config/config.ts'

/** Pairs of messages that should read the same in two widgets. Each has its own, because a shared file would be one more request on every article. */
const pairs = [
  ['comments.access.bannedTitle', 'page-shell.bannedTitle'],
  ['comments.access.bannedText', 'page-shell.bannedText'],
  ['comments.access.contact', 'page-shell.bannedButton'],
  ['comments.access.contact', 'login.contact'],
  ['comments.access.upgrade', 'paywall.upgradeCta'],
  ['archive.access.upgrade', 'gift.upgrade'],
  ['archive.access.upgrade', 'paywall.upgradeCta'],
  ['contact.home', 'error-page.home'],
  ['page-shell.expiringTitle', 'paywall.unpaidTitle'],
  ['page-shell.expiringButton', 'paywall.unpaidCta'],
  ['page-shell.expiredTitle', 'paywall.lapsedTitle'],
  ['page-shell.expiredButton', 'paywall.lapsedCta'],
  ['page-shell.resend', 'welcome.resend'],
  ['comments.share.copyFailed', 'gift.copyFailed'],
  ['change-password.expiredTitle', 'error-page.expiredTitle'],
  ['action-bar.save', 'save-to-list.save'],
  ['follow.follow', 'profile.following.follow'],
  ['follow.followed', 'profile.following.followed'],
  ['follow.unfollow', 'profile.following.unfollow'],
  ['follow.saving', 'profile.following.saving'],
  ['follow.named', 'profile.following.named'],
  ['follow.nowFollowed', 'profile.following.nowFollowed'],
  ['follow.noLongerFollowed', 'profile.following.noLongerFollowed'],
  ['follow.undo', 'profile.following.undo'],
  ['follow.lost', 'profile.following.lost'],
  ['comments.composer.required', 'profile.editor.required'],
  ['login.forgot', 'profile.password.forgotten'],
  ['login.registerFallback', 'profile.menu.register'],
  ['header.subscribe', 'profile.menu.subscribe'],
  ['archive.access.upgrade', 'profile.menu.upgrade'],
  ['archive.downloads', 'profile.downloads'],
  ['archive.filter.edition', 'profile.edition'],
  ['profile.cards.untitled', 'profile.comments.noArticle'],
  ['profile.menu.conditions', 'profile.settings.conditions'],
] as const

const textsIn = (lang: Language) =>
  new Map(
    globSync(`widgets/**/locales/${lang}.json`).flatMap((path) =>
      Object.entries<string>(JSON.parse(readFileSync(path, 'utf8'))),
    ),
  )

it.each(languages.flatMap((lang) => pairs.map(([one, other]) => [lang, one, other] as const)))(
  'the texts have in %s the same one for %s and %s',
  (lang, one, other) => {
    const texts = textsIn(lang)
    expect(texts.get(one)).toBe(texts.get(other))
    expect(texts.get(one)).not.toBeUndefined()
  },
)
