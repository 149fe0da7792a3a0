import { expect, it } from 'vitest'
import { setCookie } from '#testing/setCookie.ts'
import { startAds } from '../openAd.fixture.ts'

const { open, serve, shown, hidden } = startAds()

const COOKIE = 'nx-paywall-data-1004'

function createMarker(options: Record<string, string>, block?: unknown) {
  const marker = document.createElement('div')
  Object.assign(marker.dataset, options)
  if (block) {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.text = JSON.stringify(block)
    marker.append(script)
  }
  return marker
}

function addMarker(options: Record<string, string>, block?: unknown) {
  const marker = createMarker(options, block)
  document.body.append(marker)
  return marker
}

it.each(['paywall', 'comments', 'action-bar'])(
  'an ad without an article of its own is hidden beside the closed article whose %s the page has',
  async (widget) => {
    setCookie(COOKIE, '{"accessGranted":true,"conditionName":"counterExceeded"}')
    const requests = serve()
    for (const marker of [createMarker({ widget, contentId: '1004' }), createMarker({ widget }, { contentId: 1004 })]) {
      document.body.append(marker)
      const ad = open()
      await hidden(ad)
      ad.close()
      marker.remove()
    }
    expect(requests).toEqual([])
  },
)

it.each(['contentOnlyForSubscribers', 'regiwall', 'counterExceeded'])(
  'an ad is hidden beside a paywall that is a %s by its marker alone, also where that is added late',
  async (type) => {
    const wall = addMarker({ widget: 'paywall', type, contentId: '1004' })
    const requests = serve()
    const ad = open()
    await hidden(ad)
    expect(requests).toEqual([])
    wall.dataset.type = 'column-counter'
    await shown(ad)
    wall.remove()
    const late = addMarker({ widget: 'paywall' }, { type })
    await hidden(ad)
    late.remove()
    await shown(ad)
  },
)

it.each([
  '{"messageIds":[{"messageId":"7","type":"regiwall"}]}',
  '{"accessGranted":true,"messageIds":[{"messageId":7,"type":"regiwall"},null]}',
  // A cookie that cannot be read may be a denial.
  '{"accessGranted":"false"}',
  '{"accessGranted":0}',
  '{"accessGranted":"no"}',
  '{"accessGranted":[]}',
  '{"accessGranted":fals',
])('an ad is hidden in an article with the cookie %s', async (text) => {
  setCookie(COOKIE, text)
  const requests = serve()
  await hidden(open({ options: { contentId: '1004' } }))
  expect(requests).toEqual([])
})

it.each(['{"accessGranted":null}', '{"messageIds":null}', '{"messageIds":[{"messageId":"7","type":"column-offer"}]}'])(
  'an ad is shown in an article with the cookie %s',
  async (text) => {
    setCookie(COOKIE, text)
    serve()
    await shown(open({ options: { contentId: '1004' } }))
  },
)

it.each([{ slotType: 'banner_bottom' }, { id: 'banner_bottom' }, { adUnitCode: 'elfar/banner_bottom' }])(
  'an ad at the window’s bottom edge, by %j, is hidden while a paywall is shown',
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
