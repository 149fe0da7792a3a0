import regular from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import bold from 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?url'
import oblique from 'dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf?url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WidgetState } from '#islands/island/widgetState.ts'
import { adoptStyles } from '#kit/styles/adoptStyles.ts'
import tokensCss from '#kit/styles/tokens.css?inline'
import { everyByTier } from '#testing/byTier.ts'
import { renderOnPage } from '#testing/renderOnPage.ts'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { unstick } from '#testing/unstick.ts'
import { states as actionBar } from '#widgets/action-bar/action-bar.states.ts'
import { states as alert } from '#widgets/alert/alert.states.ts'
import { states as archive } from '#widgets/archive/archive.states.ts'
import { states as bottomBar } from '#widgets/bottom-bar/bottom-bar.states.ts'
import { states as cards } from '#widgets/cards/cards.states.ts'
import { states as carousel } from '#widgets/carousel/carousel.states.ts'
import { states as comments } from '#widgets/comments/comments.states.ts'
import { states as filters } from '#widgets/filters/filters.states.ts'
import { states as follow } from '#widgets/follow/follow.states.ts'
import { states as gift } from '#widgets/gift/gift.states.ts'
import { states as header } from '#widgets/header/header.states.ts'
import { states as hotTopics } from '#widgets/hot-topics/hot-topics.states.ts'
import { states as live } from '#widgets/live/live.states.ts'
import { states as login } from '#widgets/login/login.states.ts'
import { states as newsletters } from '#widgets/newsletter-carousel/newsletter-carousel.states.ts'
import { states as pageShell } from '#widgets/page-shell/page-shell.states.ts'
import { states as paywall } from '#widgets/paywall/paywall.states.ts'
import { states as data } from '#widgets/profile/data/data.states.ts'
import { states as following } from '#widgets/profile/following/following.states.ts'
import { states as notifications } from '#widgets/profile/notifications/notifications.states.ts'
import { states as reader } from '#widgets/profile/reader/reader.states.ts'
import { states as saved } from '#widgets/profile/saved/saved.states.ts'
import { states as register } from '#widgets/register/register.states.ts'
import { states as saveToList } from '#widgets/save-to-list/save-to-list.states.ts'
import { layoutFaults } from './support/layoutFaults.ts'
import { Marker } from './support/Marker.tsx'
import { closeStages, openStage } from './support/openStage.ts'
import { stateOf } from './support/stateOf.ts'

type States = Record<string, WidgetState>
type Shown = readonly [widget: string, states: States, names: string]

/** With something to press in lines of text. */
const linesOfText: readonly Shown[] = [
  ['comments', comments, 'open everyState registered notIncluded replies webView webViewThread'],
  ['profile', notifications, 'latest history'],
  ['profile', reader, 'followed'],
  ['profile', data, 'data'],
  ['archive', archive, 'latest lockedRegistered inApp'],
  ['login', login, 'email password blocked'],
  ['register', register, 'account details'],
  ['paywall', paywall, 'blocking blockingUnfolded regiwallUsedUp counter offerBanner trial14 login gift expired'],
  ['live', live, 'open match'],
]

/** With a title and something beside it. */
const rows: readonly Shown[] = [
  ['header', header, 'anonymous longNick founder frontPage menuOpen'],
  ['cards', cards, 'head menu flags branded'],
  ['carousel', carousel, 'news long figures'],
  ['newsletter-carousel', newsletters, 'headed'],
  ['profile', saved, 'listsMany list'],
  ['profile', following, 'authors themes'],
  ['save-to-list', saveToList, 'lists'],
  ['alert', alert, 'long'],
  ['action-bar', actionBar, 'saved'],
  ['bottom-bar', bottomBar, 'news'],
  ['hot-topics', hotTopics, 'many'],
  ['gift', gift, 'overThePageLinked'],
]

/** A part that opens over the page, near the window's edge. */
const popups: readonly Shown[] = [
  ['archive', archive, 'calendar list'],
  ['filters', filters, 'calendar list wrongDays'],
  ['comments', comments, 'more sharing reporting mentioning'],
  ['header', header, 'languages searchResults'],
  ['action-bar', actionBar, 'sharing'],
  ['follow', follow, 'offer'],
  ['page-shell', pageShell, 'expiring'],
]

const each = (shown: readonly Shown[]) =>
  shown.flatMap(([widget, states, names]) =>
    names.split(' ').map((name) => {
      const state = stateOf(widget, states, name)
      return { widget, title: state.title, state }
    }),
  )

const style = document.createElement('style')
const faces: FontFace[] = []

// The letters of DejaVu Sans are a sixth wider than Arial's. German has the longest words.
beforeAll(async () => {
  const files = [{ file: regular }, { file: bold, weight: '600 700' }, { file: oblique, style: 'italic' }]
  for (const { file, ...kind } of files) faces.push(await new FontFace('Wide', `url(${file})`, kind).load())
  for (const face of faces) document.fonts.add(face)
  // As a newspaper has it on a phone, whose header goes from edge to edge.
  style.textContent = `
    html body:not(#_) { font-family: Wide; margin: 0 }
    body:not(:has([data-widget='header'])) { padding: 1.25rem }`
  document.head.append(style)
  adoptStyles(document, [tokensCss])
})

afterEach(closeStages)

afterAll(() => {
  style.remove()
  for (const face of faces) document.fonts.delete(face)
})

async function show(widget: string, state: WidgetState): Promise<void> {
  await resizeWindow(390, 844)
  const stage = await openStage(widget, state, {
    lang: 'de',
    theme: 'light',
    channel: 'web',
    formats: 'specification',
  })
  renderOnPage(<Marker widget={widget} state={state} />)
  await stage.reached
  unstick(document)
}

it.each(['El Far de Portclar', 'Hafen-Anzeiger', 'Portclar heute'])(
  'a newspaper’s name stays in one line of a phone’s header, in a wide font: %s',
  async (name) => {
    const anonymous = stateOf('header', header, 'anonymous')
    await show('header', { ...anonymous, options: { ...anonymous.options, name } })
    const link = document.querySelector('[data-widget]')?.shadowRoot?.querySelector('[part=logo] a')
    expect(link?.textContent).toBe(name)
    expect(link?.getClientRects()).toHaveLength(1)
  },
)

describe.each([
  ['something to press in lines of text', linesOfText],
  ['a title in a row', rows],
  ['a popup', popups],
])('a wide font, with %s', (_, shown) => {
  it.each(everyByTier(16, each(shown)))(
    'makes nothing too small, outside the window or cut: $widget, $title',
    async ({ widget, state }) => {
      await show(widget, state)
      expect(getComputedStyle(document.body).fontFamily).toBe('Wide')
      expect(await layoutFaults(document)).toEqual([])
    },
  )
})
