import { describe, expect, it } from 'vitest'
import { jsonBlock } from '#newspaper/cms/html.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { getPoll } from './support/polls.ts'
import { openTestPage } from './support/site.ts'

const { reader, url } = startNewspaper()

const block = (value: object) => String(jsonBlock('', value))

const modal = (name: string, more: object = {}) => ({
  name,
  title: `Title ${name}`,
  text: 'Text',
  manual: true,
  ...more,
})

const link = (text: string, href: unknown = '/') => ({ link: { text, href } })

const card = (id: number, more: object = {}) => ({ id, title: `Card ${id}`, url: `/${id}.html`, ...more })

const shell = block({
  modals: [modal('good'), modal('other', { buttonText: null }), modal('lost', { showFunction: 'all' })],
})
const header = block({
  secondaryMenu: [link('Esports'), link('Escriu-nos', 'mailto:a@diari.example')],
  idiomsMenu: null,
})
const alert = block({ messages: [{ title: 'Vaga de trens', href: null }, { title: 7 }] })
const cards = block({ pdf: null, title: 'Ciutat', cards: [card(1, { kicker: 7 }), { id: 2 }, null, card(3)] })

/** As WordPress prints it. */
const wrapped = (html: string) => `<p>${html}</p>`

const body = `<div data-widget="page-shell">${shell}</div>
<header data-widget="header">${header}</header>
<div data-widget="alert">${alert}</div>
<section data-widget="cards" data-layout="rows">${wrapped(cards)}<a href="/">Ciutat</a></section>
<div data-widget="poll" data-poll-id="4712"><a href="/">Enquesta</a></div>`

describe.each(enginesByTier('react'))('wrong values on a page, $engine', ({ script }) => {
  it('cost nothing but themselves, and are reported once, outside of production alone', async () => {
    const { page, problems } = await reader()
    await openTestPage(page, url(), { body, script, config: { env: 'PRE' } })

    await page.getByRole('link', { name: 'Esports' }).first().waitFor()
    await page.getByText('Vaga de trens').waitFor()
    await page.getByRole('link', { name: 'Card 1' }).waitFor()
    await page.getByRole('link', { name: 'Card 3' }).waitFor()
    await getPoll(page, 4712).region.waitFor()
    await expect.poll(() => page.locator('[data-widget]:not([data-widget-state=ready])').count()).toBe(0)
    const show = (name: string) =>
      page.evaluate((detail) => document.dispatchEvent(new CustomEvent('quiosc:show-modal', { detail })), { name })
    await show('other')
    await page.getByRole('dialog', { name: 'Title other' }).waitFor()

    const reports = () => problems.errors.filter((line) => line.includes('An option was ignored'))
    await expect
      .poll(() => reports().sort())
      .toEqual([
        '[quiosc] alert: An option was ignored: messages[0].href: expected text, got null',
        '[quiosc] alert: An option was ignored: messages[1].title: expected text, got 7',
        '[quiosc] cards: An option was ignored: cards[0].kicker: expected text, got 7',
        '[quiosc] cards: An option was ignored: cards[1].title: a title is missing',
        '[quiosc] cards: An option was ignored: cards[2]: expected an object, got null',
        '[quiosc] cards: An option was ignored: data-layout: expected "grid" or "lead" or "list", got "rows"',
        '[quiosc] cards: An option was ignored: pdf: expected an object, got null',
        '[quiosc] header: An option was ignored: idiomsMenu: expected a list, got null',
        '[quiosc] header: An option was ignored: secondaryMenu[1].link.href: must be a path that begins with /, a fragment or a web address, got "mailto:a@diari.example"',
        '[quiosc] page-shell: An option was ignored: modals[1].buttonText: expected text, got null',
        expect.stringContaining(
          '[quiosc] page-shell: An option was ignored: modals[2].showFunction: expected "anonymous"',
        ),
      ])

    const doctor = await page.evaluate(() => window.quiosc?.doctor())
    const ofCards = doctor?.markers.find(({ widget }) => widget === 'cards')?.problems.map(({ message }) => message)
    expect(ofCards).toContain('cards[1].title: a title is missing')
  })

  it('are not reported in production', async () => {
    const { page, problems } = await reader()
    await openTestPage(page, url(), { body, script, config: { env: 'PRO' } })
    await page.getByRole('link', { name: 'Card 3' }).waitFor()
    await expect.poll(() => page.locator('[data-widget]:not([data-widget-state=ready])').count()).toBe(0)
    expect(problems.errors).toEqual([])
  })

  it('of a block are named in place, wherever the CMS has put it', async () => {
    const { page, problems } = await reader()
    const broken = wrapped('<script type="application/json">[{ "title": "Ciutat" }]</script>')
    const marker = `<section data-widget="cards">${broken}<a href="/">Ciutat</a></section>`
    await openTestPage(page, url(), { body: marker, script, config: { env: 'PRE' } })
    await page.getByText('application/json: the block must be an object').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Ciutat' }).isVisible()).toBe(true)
    expect(problems.errors.join()).toContain('the block must be an object')
  })
})
