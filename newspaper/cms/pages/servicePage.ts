import { addresses } from '#lib/site/addresses/addresses.ts'
import { commonLinks } from '#lib/site/addresses/links.ts'
import type { Language } from '#lib/site/config/config.ts'
import { authorPath, authors } from '../../content/authors.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../Page.ts'
import { portrait } from '../parts/picture.ts'
import type { ServiceName, ServicePart, ServiceTable } from '../texts/service/ServiceText.ts'
import { serviceTexts } from '../texts/service/serviceTexts.ts'
import { ownPath } from '../visit/ownPath.ts'
import type { Visit } from '../visit/Visit.ts'

/** The page at an address of the publisher’s shop (content-features §2), which differs by site and environment. */
const inShop = (path: string) => new RegExp(`^/subscripcions(/pre)?(/balears)?${path}/?$`)

const places: readonly (readonly [string | RegExp, ServiceName])[] = [
  [addresses.rates, 'rates'],
  [addresses.ratesPage, 'rates'],
  [addresses.standardOffer, 'rates'],
  [inShop(''), 'rates'],
  [addresses.family, 'family'],
  [addresses.upgrade, 'upgrade'],
  [addresses.pendingPayment, 'payment'],
  [commonLinks.premium, 'premium'],
  [commonLinks.founders, 'founders'],
  [commonLinks.premiumClub, 'club'],
  ['/promocions/mgm', 'friends'],
  [inShop('/promocions/mgm'), 'friends'],
  [inShop('/hemeroteca'), 'archive'],
  [commonLinks.espai, 'space'],
  ['/espai/', 'space'],
  [inShop('/espai'), 'space'],
  [commonLinks.shop, 'shop'],
  [commonLinks.pointsOfSale, 'pointsOfSale'],
  [commonLinks.aboutUs, 'aboutUs'],
  [commonLinks.conditions, 'conditions'],
  [addresses.privacy, 'privacy'],
  [commonLinks.recoverPassword, 'recovery'],
]

/** The checkout of a monthly subscription. */
const MONTHLY = '/portada/digital-1m/dades'

const nexts: Record<ServiceName, string> = {
  rates: MONTHLY,
  family: addresses.familyData,
  upgrade: MONTHLY,
  payment: addresses.contact,
  premium: commonLinks.premiumClub,
  founders: addresses.contact,
  club: addresses.contact,
  friends: addresses.rates,
  archive: MONTHLY,
  space: addresses.rates,
  shop: addresses.contact,
  pointsOfSale: addresses.contact,
  aboutUs: addresses.contact,
  conditions: addresses.rates,
  privacy: addresses.contact,
  recovery: '/usuari/login',
}

/** A page about the newspaper or what it sells; undefined at any other address. */
export function servicePage({ t, lang, url }: Visit): Page | undefined {
  const [, name] =
    places.find(([place]) => (typeof place === 'string' ? place === url.pathname : place.test(url.pathname))) ?? []
  if (!name) return undefined
  const { title, standfirst, parts, next } = serviceTexts[lang][name]
  const back = ownPath(url.searchParams.get('backUrl'), url)
  const query = back ? `?${new URLSearchParams({ backUrl: back })}` : ''
  const main = html`
<div class="narrow service">
  <header class="section-head"><h1>${title}</h1><p class="standfirst">${standfirst}</p></header>
  ${parts.map(servicePart)}
  ${name === 'aboutUs' && staff(t.staff, lang)}
  <p class="service-next">${next && html`<a class="button" href="${nexts[name]}${query}">${next}</a>`}${back && html` <a href="${back}">${t.goBack}</a>`}</p>
</div>`
  return { status: 200, kind: 'plain', title, description: standfirst, main }
}

const servicePart = ({ heading, paragraphs = [], list, table }: ServicePart) => html`
<section class="service-part">
  ${heading && html`<h2>${heading}</h2>`}
  ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>\n`)}
  ${list && html`<ul class="service-list">${list.map((item) => html`<li>${item}</li>\n`)}</ul>`}
  ${table && serviceTable(table)}
</section>`

const serviceTable = ({ caption, head, rows }: ServiceTable): Html => html`
<table>
  <caption>${caption}</caption>
  <thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
  <tbody>${rows.map(
    ([first, ...cells]) => html`
    <tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody>
</table>`

/** In the place of a portrait that there is none of. */
const initials = (name: string): Html =>
  html`<span class="portrait initials" aria-hidden="true">${[...name.matchAll(/(?<!\S)\p{L}/gu)].slice(0, 2).join('')}</span>`

/** Everybody who signs in the paper. */
const staff = (title: string, lang: Language): Html => html`
<section class="service-part">
  <h2>${title}</h2>
  <ul class="staff">${authors.map(
    (author) => html`
    <li>${author.portrait ? portrait(author.slug, 48) : initials(author.name)}<p><a href="${authorPath(author)}">${author.name}</a><br>${author.role[lang]}</p></li>`,
  )}</ul>
</section>`
