import { expect, it } from 'vitest'
import { startAds } from '../openAd.fixture.ts'

const { open, serve, shown, hidden } = startAds()

it.each(['paywall', 'comments', 'action-bar'])(
  'without an article of its own, beside the closed article whose %s the page has',
  async (widget) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the CMS sets it, and cookieStore needs https
    document.cookie = `nx-paywall-data-1004=${encodeURIComponent('{"accessGranted":true,"conditionName":"counterExceeded"}')}; path=/`
    const marker = document.createElement('div')
    Object.assign(marker.dataset, { widget, contentId: '1004' })
    document.body.append(marker)
    const requests = serve()
    await hidden(open())
    expect(requests).toEqual([])
    marker.remove()
    // biome-ignore lint/suspicious/noDocumentCookie: the same
    document.cookie = 'nx-paywall-data-1004=; path=/; max-age=0'
  },
)

it.each([{ slotType: 'banner_bottom' }, { id: 'banner_bottom' }, { adUnitCode: 'elfar/banner_bottom' }])(
  'at the window’s bottom edge, by %j, goes while a paywall is up',
  async (options) => {
    serve()
    const wall = document.createElement('div')
    Object.assign(wall.dataset, { widget: 'paywall', widgetState: 'loading' })
    document.body.append(wall)
    const banner = open({ options })
    const other = open({ page: banner.page, options: { id: '4' } })
    await shown(other)
    await hidden(banner)
    Object.assign(wall.dataset, { widgetState: 'ready', widgetView: 'empty' })
    await shown(banner)
    wall.dataset.widgetView = 'folded'
    await hidden(banner)
    await shown(other)
    wall.remove()
  },
)
