import { accountMessages } from '#kit/account/account.messages.ts'
import { filterMessages } from '#kit/filters/filters.messages.ts'
import { slidesMessages } from '#kit/slides/slides.messages.ts'
import { sundayPoll } from '#mocks/backend/polls/seafrontPolls.ts'
import { carouselTexts } from '#newspaper/cms/texts/carousels.ts'
import { latest } from '#newspaper/content/latest/latest.ts'
import { messages as bar } from '#widgets/action-bar/action-bar.messages.ts'
import { messages as ad } from '#widgets/ad/ad.messages.ts'
import { messages as alert } from '#widgets/alert/alert.messages.ts'
import { messages as archive, filterMessages as issueFilters } from '#widgets/archive/archive.messages.ts'
import { messages as list } from '#widgets/article-list/article-list.messages.ts'
import { messages as quick } from '#widgets/bottom-bar/bottom-bar.messages.ts'
import { messages as newPassword } from '#widgets/change-password/change-password.messages.ts'
import { composerMessages, threadMessages } from '#widgets/comments/comments.messages.ts'
import { messages as contact } from '#widgets/contact/contact.messages.ts'
import { messages as lost } from '#widgets/error-page/error-page.messages.ts'
import { messages as follow } from '#widgets/follow/follow.messages.ts'
import { messages as gift } from '#widgets/gift/gift.messages.ts'
import { messages as header } from '#widgets/header/header.messages.ts'
import { messages as live } from '#widgets/live/live.messages.ts'
import { messages as login } from '#widgets/login/login.messages.ts'
import { messages as prompt } from '#widgets/login-prompt/login-prompt.messages.ts'
import { messages as poll } from '#widgets/poll/poll.messages.ts'
import { editorMessages } from '#widgets/profile/editor/editor.messages.ts'
import { menuMessages } from '#widgets/profile/profile.messages.ts'
import { messages as register } from '#widgets/register/register.messages.ts'
import { messages as saving } from '#widgets/save-to-list/save-to-list.messages.ts'
import { messages as welcome } from '#widgets/welcome/welcome.messages.ts'
import { t } from '../support/loadIntl.ts'
import { article, type Scenario } from '../support/newspaper.ts'
import type { Viewport } from './drivers/Driver.ts'
import { target, type Verbs } from './openVerbs.ts'

export interface Journey {
  path: string
  scenario?: Scenario
  /** In place of a desktop's window. */
  viewport?: Viewport
  go(reader: Verbs): Promise<void>
}

const ROSER = 'Roser Puigventós'
const PASSWORD = 'Portclar2026'
const PHONE: Viewport = { width: 390, height: 844 }
const newest = latest[0]?.title.ca ?? ''

/** The main journey of each widget, in Catalan. */
export const journeys: Readonly<Record<string, Journey>> = {
  poll: {
    path: '/enquestes/4712',
    async go({ press, see }) {
      await press('radio', sundayPoll.options[2]?.title.ca ?? '')
      await press('button', t(poll.vote))
      await see(t(poll.yourVote))
    },
  },
  follow: {
    path: article('1002'),
    scenario: { persona: 'founder' },
    async go({ press, find }) {
      await press('button', `${t(follow.follow)} ${ROSER}`)
      await find('button', `${t(follow.followed)} ${ROSER}. ${t(follow.unfollow)}`)
    },
  },
  'login-prompt': {
    path: article('1002'),
    async go({ press, find, arriveAt }) {
      const title = new RegExp(t(prompt.followTitle).replace('?', '\\?'))
      const dialog = target('dialog', title)
      await press('button', `${t(follow.follow)} ${ROSER}`)
      await find('dialog', title)
      await press('link', t(prompt.signIn), dialog)
      await arriveAt('/usuari/login')
    },
  },
  'action-bar': {
    path: article('1001'),
    async go({ press, find }) {
      await press('button', t(bar.share))
      await find('link', /WhatsApp/)
    },
  },
  gift: {
    path: article('1004'),
    scenario: { persona: 'subscriber' },
    async go({ press, find, see, key, miss }) {
      // The article's title follows.
      const dialog = new RegExp(`^${t(gift.title)}`)
      await press('button', t(bar.gift))
      await find('dialog', dialog)
      await see(t(gift.remaining, { count: 7 }))
      await key('Escape')
      await miss('dialog', dialog)
    },
  },
  comments: {
    path: `${article('1002')}#comentaris`,
    scenario: { persona: 'subscriber' },
    async go({ type, press, see }) {
      await type(t(composerMessages.write), 'A poc a poc i bona lletra.')
      await press('button', t(composerMessages.publish))
      await see('A poc a poc i bona lletra.')
      await press('button', t(threadMessages.replyTo, { nick: 'Uri' }))
      await type(t(composerMessages.replyTo, { nick: 'Uri' }), 'I bon profit.')
      await press('button', t(composerMessages.publishReply))
      await see('I bon profit.')
    },
  },
  login: {
    path: '/usuari/login',
    async go({ type, key, see, arriveAt }) {
      await type(t(accountMessages.email), 'subscriber@elfar.example')
      await key('Enter')
      await type(t(accountMessages.password), 'no-hi-caic', 'password')
      await key('Enter')
      await see(t(login.credentials))
      await arriveAt('/usuari/login')
    },
  },
  register: {
    path: '/usuari/register',
    async go({ type, key, find }) {
      await type(t(accountMessages.email), 'nausica@illa.example')
      await key('Enter')
      await type(t(accountMessages.password), PASSWORD, 'password')
      await key('Enter')
      await find('textbox', t(register.surname))
    },
  },
  welcome: {
    path: '/usuari/benvinguda',
    scenario: { persona: 'unvalidated' },
    async go({ press, see }) {
      await press('button', t(welcome.resend))
      await see(t(welcome.resent))
    },
  },
  contact: {
    path: '/contacte.html',
    async go({ type, press, see, hasValue }) {
      await type(t(contact.name), 'Nausica Riera')
      await hasValue(t(contact.name), 'Nausica Riera')
      await type(t(contact.message), 'Bon dia.')
      await press('button', t(contact.send))
      await see(t(contact.sentText))
    },
  },
  'error-page': {
    path: '/no-hi-es',
    async go({ press, arriveAt }) {
      await press('link', t(lost.home))
      await arriveAt('/')
    },
  },
  archive: {
    path: '/hemeroteca',
    scenario: { persona: 'subscriber' },
    async go({ press, find }) {
      await find('list', t(archive.previous))
      await press('button', t(filterMessages.open))
      await find('textbox', t(issueFilters.date))
    },
  },
  'article-list': {
    path: '/ciutat/',
    async go({ press, find }) {
      await press('link', t(list.more))
      await find('link', t(list.next))
    },
  },
  header: {
    path: '/capcalera',
    async go({ press, find, type, key, arriveAt }) {
      await press('button', t(header.menu))
      await find('link', 'Andorra')
      await key('Escape')
      await press('button', t(header.search))
      await type(t(header.searchField), 'passeig', 'combobox')
      await find('option', /El passeig marítim/)
      await key('Enter')
      await arriveAt('/cercador')
    },
  },
  live: {
    path: '/directe/temporal',
    async go({ press, miss }) {
      await press('button', t(live.more))
      await miss('button', t(live.more))
    },
  },
  carousel: {
    path: '/carrusels',
    async go({ press, find }) {
      await press('button', t(slidesMessages.next))
      await find('button', t(slidesMessages.previous))
    },
  },
  paywall: {
    path: article('1004'),
    async go({ press, arriveAt }) {
      // The text of the link to sign in depends on the kind of wall.
      await press('link', /\? Entra-hi$/)
      await arriveAt('/usuari/login')
    },
  },
  profile: {
    path: '/tarifes',
    scenario: { persona: 'registered' },
    async go({ press, find }) {
      await press('link', /Mariona/)
      await press('button', new RegExp(t(menuMessages.edit)))
      await find('textbox', t(editorMessages.nick))
    },
  },
  'public-profile': {
    path: '/perfil/2001',
    scenario: { persona: 'registered' },
    async go({ press, find }) {
      await press('link', /./, target('heading', /./))
      await find('dialog', /./)
    },
  },
  filters: {
    path: '/cercador?text=',
    async go({ press, find }) {
      await press('button', t(filterMessages.open))
      await find('textbox', t(filterMessages.start))
    },
  },
  ad: {
    path: '/anuncis',
    // The one that can be closed goes when the page is scrolled, as it has been by now.
    go: ({ see }) => see(t(ad.label)),
  },
  alert: {
    path: '/descobreix/',
    async go({ press, miss }) {
      await press('button', t(alert.close))
      await miss('button', t(alert.close))
    },
  },
  'bottom-bar': {
    path: '/cercador',
    viewport: PHONE,
    async go({ press, arriveAt }) {
      await press('link', t(quick.home))
      await arriveAt('/')
    },
  },
  'change-password': {
    path: '/usuari/canviar-contrasenya?token=mock-recovery',
    async go({ type, press, see }) {
      await type(t(newPassword.password), PASSWORD, 'password')
      await type(t(newPassword.again), PASSWORD, 'password')
      await press('button', t(newPassword.save))
      await see(t(newPassword.changedTitle))
    },
  },
  'save-to-list': {
    path: '/ultima-hora/',
    scenario: { persona: 'subscriber' },
    async go({ press, find }) {
      await press('button', t(saving.saveTitled, { title: newest }))
      await find('button', t(saving.savedTitled, { title: newest }))
    },
  },
  'video-carousel': {
    path: '/carrusels',
    async go({ press, find }) {
      await press('button', t(slidesMessages.next), target('region', carouselTexts.ca.videos))
      await find('button', t(slidesMessages.previous))
    },
  },
  'hot-topics': {
    path: '/',
    async go({ press, arriveAt }) {
      await press('link', 'Verema')
      await arriveAt('/comarca/')
    },
  },
}

/** Why a widget has no journey here. */
export const without: Readonly<Record<string, string>> = {
  'page-shell': 'shows nothing of its own; the journeys of the others run on it',
  video: 'its journey runs in Chromium alone: it needs codecs that not every build has',
  cards: 'is a list of links, which the pages compare',
  'newsletter-carousel': 'is the strip of carousel; the pages compare it',
}
