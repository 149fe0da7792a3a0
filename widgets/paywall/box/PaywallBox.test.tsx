import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setCookie } from '#testing/setCookie.ts'
import { startNetwork } from '#testing/startNetwork.ts'
import { banner } from '../offer/banner.fixture.ts'
import { paywallTypes } from '../paywall.schema.ts'
import { back, showPaywall } from '../testing/showPaywall.fixture.tsx'

startNetwork()

const said = { text: 'Said plainly.', boldText: 'Boldly', blueText: 'in blue', regularText: 'regularly.' }

const address = (element: HTMLElement) => element.getAttribute('href')

describe('a banner of the paywall', () => {
  it('shows all fields of the CMS as text', async () => {
    const { view } = showPaywall({ type: 'blocking', ...banner, ...said, subtitle: '<b>Everything</b>' })
    expect(await view.findByRole('heading', { name: 'A year of news' })).toBeDefined()
    for (const text of ['<b>Everything</b>', '-50 %', 'Until Sunday', 'Cancel whenever you like.', 'Secure payment']) {
      expect(view.getByText(text)).toBeDefined()
    }
    expect(view.getByText(/^Said plainly/).textContent).toBe('Said plainly.')
    expect(view.getByText(/regularly/).textContent).toBe('Boldly in blue regularly.')
    expect(view.getByText('You can pay with Visa or Mastercard')).toBeDefined()
    expect(address(view.getByRole('link', { name: 'All the rates' }))).toBe(`/tarifes?backUrl=${back}`)
    expect(address(view.getByRole('link', { name: 'More about it' }))).toBe('https://www.diari.example/about')
  })

  it('has a button over its whole width on a phone, whatever the root size of the page', async () => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    await page.viewport(390, 844)
    document.documentElement.style.fontSize = '62.5%'
    onTestFinished(async () => {
      document.documentElement.style.fontSize = ''
      await page.viewport(before.width, before.height)
    })
    const { view } = showPaywall({ type: 'blocking', ctaText: 'Go' })
    const button = await view.findByRole('link', { name: 'Go' })
    const row = button.parentElement
    expect(button.getBoundingClientRect().width).toBe(row?.getBoundingClientRect().width)
    const others = view.getAllByRole('link').filter((link) => link !== button)
    for (const link of others) expect(link.getBoundingClientRect().width).toBeLessThan(row?.clientWidth ?? 0)
  })

  it('has a button of a button’s width beside a picture, however wide the page is', async () => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    onTestFinished(() => page.viewport(before.width, before.height))
    await page.viewport(1280, 900)
    const { view } = showPaywall({ type: 'blocking', ...banner, ctaText: 'Go' })
    const button = await view.findByRole('link', { name: 'Go' })
    const words = button.parentElement?.parentElement
    expect(words?.clientWidth).toBeGreaterThan(600)
    expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(288)
  })

  it('has the weight of the newspaper’s headlines, and the price with its period', async () => {
    const { view, host } = showPaywall({ type: 'blocking', title: 'Read on', price: '1 € in the first month' })
    host.style.setProperty('--quiosc-headline-weight', '350')
    expect(getComputedStyle(await view.findByRole('heading', { name: 'Read on' })).fontWeight).toBe('350')
    expect(view.getByText('1 € in the first month').checkVisibility()).toBe(true)
  })

  it('shows the cards in a line of their own, off the link to the rates', async () => {
    const { view } = showPaywall({ type: 'blocking', ...banner })
    const rates = await view.findByRole('link', { name: 'All the rates' })
    const cards = view.getByText('You can pay with Visa or Mastercard').parentElement
    expect(cards?.getBoundingClientRect().top).toBeGreaterThanOrEqual(rates.getBoundingClientRect().bottom)
  })

  it('lists three benefits at most, each once', async () => {
    const { view } = showPaywall({ type: 'blocking', textAdvantage: ' One\n\nTwo \nTwo\nThree\nFour' })
    const benefits = await view.findAllByRole('listitem')
    expect(benefits.map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three'])
  })

  it('shows each text once, whichever fields it is written in', async () => {
    const { view } = showPaywall({
      type: 'blocking',
      title: 'Read on',
      subtitle: 'All of it',
      text: 'All of it',
      linkText: 'All the rates',
      linkUrl: '/rates',
      textLinkRates: 'All the rates',
      ctaText: 'Go',
    })
    await view.findByRole('heading')
    expect(view.getAllByText('All of it')).toHaveLength(1)
    expect(view.getAllByText('All the rates')).toHaveLength(1)
  })

  it('labels the old and the new price for screen readers', async () => {
    const { view } = showPaywall({ type: 'blocking', price: '29 €', priceCrossed: '58 €' })
    expect((await view.findByText('29 €')).parentElement?.textContent).toBe('Before 58 € Now 29 €')
  })

  it('accepts only http(s) URLs, and reports others', async () => {
    const { view, report } = showPaywall({
      type: 'blocking',
      linkText: 'Click',
      linkUrl: 'javascript:alert(1)',
      ctaText: 'Go',
    })
    await view.findByRole('link', { name: 'Go' })
    expect(view.queryByRole('link', { name: 'Click' })).toBeNull()
    expect(report).toHaveBeenCalled()
  })

  it('keeps a colour’s hue and makes its contrast sufficient', async () => {
    const { view } = showPaywall({ type: 'blocking-community', colour: 'fff7b0' })
    const button = await view.findByRole('link', { name: 'Join the community' })
    // The pointer may still be where another test has left it, and a button under it has another colour.
    await userEvent.hover(view.getByRole('heading'))
    await vi.waitFor(() => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(button).backgroundColor.match(/\d+/g)?.map(Number) ?? []
      expect(red).toBeGreaterThan(blue)
      expect(green).toBeGreaterThan(blue)
      expect(red).toBeLessThan(140)
    })
    expect(getComputedStyle(button).color).toBe('rgb(255, 255, 255)')
  })
})

describe('the subscription department’s HTML', () => {
  const html = '<p>One year for 29 €</p>'

  it('replaces the box’s texts', async () => {
    const { view } = showPaywall({ type: 'blocking', subscriptionHtml: html, text: 'Plain' })
    expect(await view.findByText('One year for 29 €')).toBeDefined()
    expect(view.queryByText('Plain')).toBeNull()
    expect(view.queryByText(/^You get the whole/)).toBeNull()
  })

  it('leaves no lone headline when it is empty after sanitizing', async () => {
    const empty = showPaywall({ type: 'blocking', subscriptionHtml: '<script>1</script>' })
    expect(await empty.view.findByText(/^You get the whole/)).toBeDefined()
    const apple = showPaywall({ type: 'blocking', subscriptionHtml: html }, { channel: 'ios' })
    expect(await apple.view.findByText(/^You get the whole/)).toBeDefined()
    expect(apple.view.queryByText('One year for 29 €')).toBeNull()
  })
})

describe('the publisher’s colours in the paywall', () => {
  const accent = 'rgb(1, 2, 3)'
  const muted = 'rgb(4, 5, 6)'

  it.each(paywallTypes)('have the accent in a box of the type %s for its buttons and links alone', async (type) => {
    setCookie('nx-paywall-data-1', { remainingDays: 3, userCounter: 3 })
    const { view, host, shadow } = showPaywall({ type, contentId: '1', ...banner, ...said })
    host.style.setProperty('--quiosc-accent', accent)
    await view.findByRole('heading')
    const accented = [...shadow.querySelectorAll('.box *:not(a, button, a *, button *)')].filter(
      (element) => getComputedStyle(element).color === accent,
    )
    expect(accented).toEqual([])
  })

  it('mute all buttons but the one', async () => {
    const { view, host } = showPaywall({ type: 'blocking', ...banner })
    host.style.setProperty('--quiosc-accent', accent)
    host.style.setProperty('--quiosc-muted', muted)
    const [button, ...others] = await view.findAllByRole('link')
    expect(button && getComputedStyle(button).backgroundColor).toBe(accent)
    expect(others.map((link) => [link.textContent, getComputedStyle(link).color])).toEqual([
      ['Already a subscriber? Sign in', muted],
      ['More about it', muted],
      ['All the rates', muted],
    ])
    const cards = view.getByText('You can pay with Visa or Mastercard').parentElement
    expect(cards && getComputedStyle(cards).color).toBe(muted)
  })
})

describe('unusual content of the paywall', () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'

  it('with long words stays within a narrow column', async () => {
    const texts = { title: word, subtitle: word, promoTag: word, ctaText: word, textLinkRates: word, linkText: word }
    setCookie('nx-paywall-data-1', { remainingDays: 3 })
    for (const type of paywallTypes) {
      const { view, host } = showPaywall({
        type,
        contentId: '1',
        ...texts,
        linkUrl: '/x',
        subscriptionHtml: `<p>${word}</p>`,
      })
      host.style.width = '280px'
      await view.findByRole('heading', { level: 2 })
      expect([type, host.scrollWidth]).toEqual([type, 280])
    }
  })

  it('with a picture that does not load shows no broken-image icon', async () => {
    const { view, shadow } = showPaywall({ type: 'blocking', imageUrl: '/nowhere/at-all.png' })
    await view.findByRole('heading')
    await expect.poll(() => shadow.querySelector('img')?.getBoundingClientRect().height).toBe(0)
    expect(view.getByRole('heading').isConnected).toBe(true)
  })
})
