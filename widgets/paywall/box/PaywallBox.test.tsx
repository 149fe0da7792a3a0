import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startNetwork } from '../../../src/testing/startNetwork.ts'
import { banner } from '../offer/banner.fixture.ts'
import { paywallTypes } from '../paywall.schema.ts'
import { back, setCookie, showPaywall } from '../testing/showPaywall.fixture.tsx'

startNetwork()

const address = (element: HTMLElement) => element.getAttribute('href')

describe('a banner', () => {
  it('shows all fields of the CMS as text', async () => {
    const { view } = showPaywall({ type: 'blocking', ...banner, subtitle: '<b>Everything</b>' })
    expect(await view.findByRole('heading', { name: 'A year of news' })).toBeDefined()
    for (const text of ['<b>Everything</b>', '-50 %', 'Until Sunday', 'Cancel whenever you like.', 'Secure payment']) {
      expect(view.getByText(text)).toBeDefined()
    }
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

describe('HTML of the subscription department', () => {
  const html = '<p>One year for 29 €</p>'

  it('replaces the texts', async () => {
    const { view } = showPaywall({ type: 'blocking', subscriptionHtml: html, text: 'Plain' })
    expect(await view.findByText('One year for 29 €')).toBeDefined()
    expect(view.queryByText('Plain')).toBeNull()
    expect(view.queryByText(/^This article is/)).toBeNull()
  })

  it('that is empty after sanitizing leaves no lone headline', async () => {
    const empty = showPaywall({ type: 'blocking', subscriptionHtml: '<script>1</script>' })
    expect(await empty.view.findByText(/^This article is/)).toBeDefined()
    const apple = showPaywall({ type: 'blocking', subscriptionHtml: html }, { channel: 'ios' })
    expect(await apple.view.findByText(/^This article is/)).toBeDefined()
    expect(apple.view.queryByText('One year for 29 €')).toBeNull()
  })
})

describe('unusual content', () => {
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

  it('shows no broken-image icon for a picture that does not load', async () => {
    const { view, shadow } = showPaywall({ type: 'blocking', imageUrl: '/nowhere/at-all.png' })
    await view.findByRole('heading')
    await expect.poll(() => shadow.querySelector('img')?.getBoundingClientRect().height).toBe(0)
    expect(view.getByRole('heading').isConnected).toBe(true)
  })
})
