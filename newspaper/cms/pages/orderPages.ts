import { addTime } from '#kit/dates/moment.ts'
import { addresses } from '#lib/site/addresses/addresses.ts'
import { commonLinks } from '#lib/site/addresses/links.ts'
import { price } from '../../content/prices.ts'
import { attributes, type Html, html } from '../html.ts'
import type { Page } from '../Page.ts'
import { longDate } from '../parts/byline.ts'
import type { OrderText } from '../texts/service/ServiceText.ts'
import { orderTexts } from '../texts/service/serviceTexts.ts'
import { subscribes } from '../visit/createVisit.ts'
import { ownPath } from '../visit/ownPath.ts'
import type { Visit } from '../visit/Visit.ts'

type Product = keyof OrderText['products']

const products: readonly (readonly [RegExp, Product])[] = [
  [/^\/portada\/digital-12m\/dades$/, 'year'],
  [/^\/promocions\/criatures\/dades$/, 'family'],
  [/^\/subscripcions(\/pre)?(\/balears)?\/exemplar\/dades$/, 'issue'],
  [/^\/portada\/digital-1m\/dades$/, 'month'],
]

/** The pages about a reader's orders: the checkout, and the two pages in frames of the profile. Undefined at any other address. */
export function orderPage(visit: Visit): Page | undefined {
  const { pathname } = visit.url
  const [, product] = products.find(([place]) => place.test(pathname)) ?? []
  if (product) return checkoutPage(product, visit)
  if (pathname === commonLinks.subscription) return subscriptionPage(visit)
  return pathname === commonLinks.card ? cardPage(visit) : undefined
}

const service = (title: string, main: Html): Page => ({ status: 200, kind: 'plain', title, main })

const facts = (rows: readonly (readonly [string, string])[]): Html => html`
<dl class="facts-list">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>`

/** A link out of the frame that the page may be in. */
const way = (href: string, text: string, { inFrame }: Visit): Html =>
  html`<p class="service-next"><a class="button" href="${href}"${attributes({ target: inFrame && '_top' })}>${text}</a></p>`

function checkoutPage(product: Product, { t, lang, url, env }: Visit): Page {
  const { checkout, labels, products: names, renewals } = orderTexts[lang]
  const back = ownPath(url.searchParams.get('backUrl'), url)
  const start = new URL(back ?? '/', url)
  start.searchParams.set('persona', 'subscriber')
  const main = html`
<div class="narrow service">
  <header class="section-head"><h1>${checkout.title}</h1><p class="standfirst">${checkout.standfirst}</p></header>
  ${facts([
    [labels.product, names[product]],
    [labels.price, price(product === 'month' ? 'firstMonth' : product, lang)],
    [labels.renewal, renewals[product]],
  ])}
  ${env !== 'PRO' && html`<p>${checkout.sample}</p>`}
  <p class="service-next">${env !== 'PRO' && html`<a class="button" href="${start.pathname}${start.search}${start.hash}">${checkout.start}</a> `}<a href="${back ?? addresses.rates}">${back ? t.goBack : orderTexts[lang].rates}</a></p>
</div>`
  return service(checkout.title, main)
}

/** How many days from now the next receipt is. */
const RECEIPT = 12

function subscriptionPage(visit: Visit): Page {
  const { lang, reader, now } = visit
  const { subscription, labels, products: names, debit, rates } = orderTexts[lang]
  const main = html`
<div class="narrow service">
  <header class="section-head"><h1>${subscription.title}</h1></header>
  ${
    subscribes(reader)
      ? facts([
          [labels.product, names.year],
          [labels.price, price('year', lang)],
          [labels.nextReceipt, longDate(addTime(now, RECEIPT, 'day'), lang)],
          [labels.payment, debit],
        ])
      : html`<p>${subscription.none}</p>`
  }
  ${way(addresses.rates, rates, visit)}
</div>`
  return service(subscription.title, main)
}

function cardPage(visit: Visit): Page {
  const { lang, reader } = visit
  const { card, labels, signIn, rates } = orderTexts[lang]
  const main = html`
<div class="narrow service">
  <header class="section-head"><h1>${card.title}</h1></header>
  ${
    reader
      ? html`
  <div class="reader-card">${facts([
    [labels.reader, reader.nick],
    [labels.number, reader.subscriptionId ?? reader.id],
  ])}</div>
  <p>${card.hint}</p>`
      : html`<p>${card.none}</p>${way(`/usuari/login?backUrl=${encodeURIComponent(commonLinks.card)}`, signIn, visit)}`
  }
  ${reader && !subscribes(reader) && way(addresses.rates, rates, visit)}
</div>`
  return service(card.title, main)
}
