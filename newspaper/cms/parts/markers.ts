import { attributeName } from '#lib/attributeNames.ts'
import type { Language } from '#lib/site/config/config.ts'
import { firstPrintedYear } from '#mocks/backend/archive/printedIssues.ts'
import type { AdOptions } from '#widgets/ad/ad.schema.ts'
import type { ErrorCode } from '#widgets/error-page/error-page.schema.ts'
import type { FollowOptions } from '#widgets/follow/follow.schema.ts'
import type { PaywallType } from '#widgets/paywall/paywall.schema.ts'
import type { ArticleFacts } from '../../content/articles.ts'
import { sectionCards } from '../../content/contentCards.ts'
import type { Film } from '../../content/films.ts'
import { hotTopics } from '../../content/hotTopics.ts'
import { type SectionName, sections } from '../../content/sections.ts'
import { sectionTopics } from '../../content/sectionTopics.ts'
import { attributes, type Html, html, jsonBlock } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Visit } from '../visit/Visit.ts'

/** A marker's attributes from a widget's options (contract §2). */
const marker = (widget: string, options: Record<string, string>) =>
  attributes({
    'data-widget': widget,
    ...Object.fromEntries(Object.entries(options).map(([key, value]) => [attributeName(key), value])),
  })

/** The fallback is the first message as a link, as high as the widget. */
export const alertMarker = ({ t }: Visit): Html => {
  const messages = [{ title: t.urgent.title, href: '/ciutat/' }, { title: t.urgent.advice }]
  return html`
<div class="urgent"${marker('alert', { color: '#8a1c14' })}>
  ${jsonBlock('', { messages })}
  <p class="urgent-line"><a class="urgent-link" href="/ciutat/">${t.urgent.title}</a></p>
</div>`
}

/** The fallback is the same topics as links, in a line as high as the widget. */
export const hotTopicsMarker = ({ t, lang }: Visit): Html => html`
<div class="hot-topics"${marker('hot-topics', {})}>
  ${jsonBlock('', { topics: hotTopics.map(({ text, ...topic }) => ({ ...topic, text: text[lang] })) })}
  <p aria-hidden="true">${t.hotTopics}</p>
  <ul aria-label="${t.hotTopics}">${hotTopics.map(
    ({ text, href, sponsor }) => html`
    <li${sponsor && html` class="hot-topics-ad"`}><a href="${href}"${sponsor && html` rel="sponsored noopener"`}>${text[lang]}${sponsor && html` <small>${t.sponsoredBy} ${sponsor}</small>`}</a></li>`,
  )}</ul>
</div>`

/** The cards of a section under its head. The fallback is their headlines as links; the page's CSS reserves the height. */
export function cardsMarker(section: SectionName, { lang, now }: Visit): Html {
  const title = sections[section][lang]
  const cards = sectionCards(section, lang, now)
  const links = (sectionTopics[section]?.[lang] ?? []).map((text) => ({
    text,
    href: `/cercador?${new URLSearchParams({ text, seccio: section })}`,
  }))
  return html`
<div class="section-cards"${marker('cards', { layout: 'lead' })}>
  ${jsonBlock('', { title, href: `/${section}/`, links, cards })}
  <h2 class="strip"><a href="/${section}/">${title}</a></h2>
  <ul>${cards.map((card) => html`<li><h3><a href="${card.url}">${card.title}</a></h3></li>`)}</ul>
</div>`
}

/** A list with its link to the next page, which a reader follows without the widget. */
export const articleListMarker = (list: Html, nextPage: string, { t }: Visit): Html => html`
<div${marker('article-list', {})}>
  ${list}
  <p class="next-page"><a class="button" rel="next" href="${nextPage}">${t.nextPage}</a></p>
</div>`

/** In German the bar leads to one page twice (content-features §2). */
const newsPaths: Record<Language, { latest: string; discover: string }> = {
  ca: { latest: '/ultima-hora/', discover: '/descobreix/' },
  es: { latest: '/ultima-hora/', discover: '/descubre/' },
  en: { latest: '/breaking-news/', discover: '/discover/' },
  de: { latest: '/eilmeldungen/', discover: '/eilmeldungen/' },
}

/** Once a page, at its end, where it shifts nothing. */
export const shellMarker = (): Html => html`<div${marker('page-shell', {})}></div>`

/** The fallback is the same links, for visitors. The page's CSS puts them where the widget will be. */
export function bottomBarMarker({ t, lang, url }: Visit): Html {
  const { latest, discover } = newsPaths[lang]
  const links = [
    ['/', t.quick.home],
    [latest, t.quick.latest],
    [discover, t.quick.discover],
    ['/cercador', t.quick.search],
    [`/usuari/login?backUrl=${encodeURIComponent(url.pathname)}`, t.quick.profile],
  ] as const
  return html`
<div class="quick"${marker('bottom-bar', {})}>
  <nav aria-label="${t.quick.title}">${links.map(([href, name]) => html`<a href="${href}">${name}</a>`)}</nav>
</div>`
}

/** The page's CSS reserves the follow button's space. */
export const followMarker = (kind: FollowOptions['kind'], id: string, name: string, { t, url }: Visit): Html =>
  html`<div class="follow"${marker('follow', { kind, id, name })}><a href="/usuari/login?backUrl=${encodeURIComponent(url.pathname)}">${t.follow}</a></div>`

/** As the widget draws it. */
const bubble =
  'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z'

/** The fallback is the number that the server knows, with the widget's drawing. */
export const commentsCount = (contentId: string, count: number, { t }: Visit): Html =>
  html`<span${marker('comments-count', { contentId })}><span class="known-count"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${bubble}"></path></svg><span class="unseen">${t.comments}: </span>${String(count).replace(/\B(?=(\d{3})+$)/g, '.')}</span></span>`

/** The fallback links to the reader's page. */
export const nickMarker = (userId: string, nick: string): Html =>
  html`<span${marker('public-profile', { userId, nick })}><a href="/perfil/${userId}">${nick}</a></span>`

export const commentsMarker = (contentId: string, { t }: Visit): Html => html`
<div class="conversation" id="comentaris"${marker('comments', { contentId })}>
  <h2>${t.comments}</h2>
  <p>${t.commentsFallback} <a href="/contacte.html">${t.commentsLetter}</a>.</p>
</div>`

/** As the widget draws it. */
const bookmark =
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z'

/** Loads when visible, because it shows whether the article is saved. Without a script it links to the login. */
export const saveMarker = (contentId: string, title: string, { t, url }: Visit): Html => {
  const back = encodeURIComponent(url.pathname)
  return html`<span class="keep"${marker('save-to-list', { contentId, title, load: 'visible' })}><a href="/usuari/login?backUrl=${back}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${bookmark}"></path></svg><span class="unseen">${t.save}</span></a></span>`
}

/** A form that only the widget can validate, so the fallback links to the contact page. */
export const accountMarker = (
  widget: 'login' | 'register' | 'change-password' | 'welcome',
  fallback: Html,
  options: Record<string, string> = {},
): Html => html`
<div class="account-form-place"${marker(widget, options)}>
  ${fallback}
</div>`

/** The fallback names the address to write to. */
export const contactMarker = (fallback: Html): Html => html`
<div class="contact-form-place"${marker('contact', {})}>
  ${fallback}
</div>`

/** The fallback is the server's own text. */
export const errorMarker = (code: ErrorCode, fallback: Html): Html => html`
<div class="error-place"${marker('error-page', { code })}>
  ${fallback}
</div>`

/** Polls with images are taller, so the template reserves more space. */
const picturedPolls = ['4711']

export const pollMarker = (pollId: string, { t }: Visit): Html => html`
<div class="poll${picturedPolls.includes(pollId) ? ' poll-pictures' : ''}"${marker('poll', { pollId })}>
  <p><a href="/enquestes/${pollId}">${t.pollFallback}</a></p>
</div>`

/** The action bar above and below an article. The fallback links to the comments. */
export function actionBarMarker({ id, title }: ArticleFacts, { t, url, lang }: Visit, newsroom: Newsroom): Html {
  const options = {
    contentId: id,
    title: title[lang],
    url: url.pathname,
    giftEnabled: '',
    numComments: `${newsroom.commentCount(id)}`,
  }
  return html`
<div class="actions"${marker('action-bar', options)}>
  <p><a href="#comentaris">${t.toComments}</a></p>
</div>`
}

/** The fallback explains who can give an article. */
export const giftMarker = (contentId: string, title: string, { t }: Visit): Html => html`
<div class="gift"${marker('gift', { contentId, title })}>
  <p><a href="/tarifes">${t.gift}</a></p>
  <p>${t.giftFallback}</p>
</div>`

/** An ad position, whose space the page's CSS reserves. It has no fallback: without the script there is no ad. */
export const adMarker = (
  slotType: AdOptions['slotType'],
  id: string,
  options: Record<string, string> = {},
): Html => html`
<div class="ad ad-${slotType}"${marker('ad', { id, slotType, adUnitCode: `elfar/${slotType}`, ...options })}></div>`

/** The fallback is the poster as a link to the stream, in the shape that the widget has. */
export const videoMarker = (film: Film, { lang, t }: Visit): Html => {
  const { id, hlsSource, poster, aspectRatio, duration } = film
  const title = film.title[lang]
  return html`
<div class="film"${marker('video', { id, hlsSource, poster, aspectRatio, duration: String(duration), title })}>
  <a class="film-link" href="${hlsSource}"><img src="${poster}" alt="${t.watch}: ${title}" width="1200" height="675"></a>
</div>`
}

export const archiveMarker = ({ now, t }: Visit): Html => html`
<div class="hemeroteca"${marker('archive', { firstYear: String(firstPrintedYear(now)) })}>
  <p>${t.archiveFallback} <a href="/contacte.html">${t.commentsLetter}</a>.</p>
</div>`

interface PaywallMarker {
  type: PaywallType
  contentId: string
  options: Record<string, string>
  /** Nothing for readers with access. */
  granted?: boolean
}

/** The fallback links to the subscription pages. */
export function paywallMarker({ type, contentId, options, granted }: PaywallMarker, { t, url }: Visit): Html {
  const words = t.paywallFallback
  const back = encodeURIComponent(url.pathname)
  const subscribe = html`<p><a class="button" href="/tarifes">${words.subscribe}</a></p>`
  const fallback = {
    blocking: html`<p class="wall">${words.wall}</p>${subscribe}`,
    regiwall: html`<p class="wall">${words.wall}</p>
      <p><a class="button" href="/usuari/register?backUrl=${back}">${words.register}</a></p>`,
    gift: html`<p class="wall">${words.gift}</p>`,
    expired: html`<p class="wall">${words.expired}</p>${subscribe}`,
    column: html`<p class="wall">${words.column}</p>${subscribe}`,
  }[fallbackOf(type)]
  return html`<div class="paywall paywall-${fallbackOf(type)}"${marker('paywall', { type, contentId, ...options })}>${!granted && fallback}</div>`
}

function fallbackOf(type: PaywallType): 'blocking' | 'regiwall' | 'gift' | 'expired' | 'column' {
  switch (type) {
    case 'blocking':
    case 'blocking-community':
      return 'blocking'
    case 'regiwall':
    case 'login-register':
      return 'regiwall'
    case 'gift':
      return 'gift'
    case 'gift-expired':
      return 'expired'
    default:
      return 'column'
  }
}
