import { daysLeft } from '#kit/dates/moment.ts'
import type { TimeZone } from '#kit/dates/timeZone.ts'
import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Session, SessionState } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import { type Access, accessOf } from './access/accessOf.ts'
import { counterOf } from './access/counter.ts'
import { coverageOf, getPaywallReader, type PaywallReader } from './access/getPaywallReader.ts'
import { closesArticle, hiddenReason, isWall } from './access/hiddenReason.ts'
import type { PaywallCookies } from './access/readPaywallCookies.ts'
import { type Content, mergeContent } from './offer/mergeContent.ts'
import type { PaywallApi } from './paywall.api.ts'
import {
  contentStateOf,
  type Decision,
  decisionOf,
  initialState,
  type PaywallEvent,
  type PaywallState,
  transition,
} from './paywall.model.ts'
import type { PaywallMessage, PaywallOptions } from './paywall.schema.ts'
import type { PaywallType } from './paywall.types.ts'

/** Reported once per view; `access`: whether the article is open. */
interface PaywallView {
  type: PaywallType
  reader: PaywallReader
  access: boolean
  /** Whether a box shows; otherwise the article is open without one, or the type does not apply to this reader. */
  shown: boolean
}

export interface PaywallStoreDeps {
  api: PaywallApi
  /** The message that a server has rendered the box from, and the address in its links: shown until it is decided what this reader sees. */
  served?: { message: PaywallMessage; backUrl: string } | undefined
  cookies(): PaywallCookies
  session: Pick<Session, 'ready' | 'subscribe'> & { get(): SessionState }
  now(): Date
  timeZone: TimeZone
  /** Read when a box is created, never while rendering. */
  linkValues(): Pick<Decision, 'backUrl' | 'returnUrl' | 'email'>
  /** Reloads the page on a closed article that this reader may open, to get its full text. False when that has just been tried for such a reader. */
  reload(reader: PaywallReader): boolean
  onViewed(view: PaywallView): void
  onToggled(folded: boolean): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface PaywallStore extends ReadonlyStore<PaywallState> {
  /** Decides for the current reader, and again on each change, until `signal` aborts. */
  start(signal: AbortSignal): void
  /** Loads the message again after a failure. */
  retry(): void
  /** Called when the page becomes visible, perhaps on another day: recalculates a trial's days left. */
  refresh(): void
  /** Folds or unfolds the box. */
  toggle(): void
}

/** Whether their box can be folded. */
const isFoldable = ({ type, folded }: PaywallOptions) => isWall(type) || type === 'gift' || folded !== undefined

/** The cookies of a reader of whom nothing is known. */
const noCookies: PaywallCookies = { giveaway: false, voucher: false, data: undefined }

/**
 * The decision for a reader of whom nothing is known, as a server renders it.
 *
 * @returns Undefined for a box that says nothing to everybody, or needs a script to be read: the marker's own content stays.
 */
function decideForEverybody(options: PaywallOptions, content: Content, backUrl: string): Decision | undefined {
  const { type, folded } = options
  // A number of the reader's own; a bar at the window's edge; HTML that the browser's own parser sanitizes.
  if (type === 'column-counter' || type === 'gift' || folded || content.subscriptionHtml) return undefined
  const decision: Decision = {
    type,
    reader: 'anonymous',
    coverage: 'none',
    trialDays: undefined,
    access: !closesArticle(type),
    days: undefined,
    counter: undefined,
    foldable: isFoldable(options),
    backUrl,
    returnUrl: undefined,
    email: '',
  }
  return hiddenReason(decision, accessOf(type, undefined, noCookies)) === undefined ? decision : undefined
}

export function createPaywallStore(options: PaywallOptions, deps: PaywallStoreDeps): PaywallStore {
  const { type, messageId, folded = false } = options
  const { served } = deps
  const content = messageId === undefined || served ? mergeContent(options, served?.message) : undefined
  const everybodys = served && content && decideForEverybody(options, content, served.backUrl)
  const machine = createMachine<PaywallState, PaywallEvent>(initialState({ folded, content, everybodys }), transition)
  const { dispatch: change, ...store } = machine
  let lifetime = AbortSignal.abort()

  const request = async (id: string) => {
    const signal = lifetime
    const answer = await deps.api.fetchMessage(id, signal)
    if (signal.aborted) return
    dispatch(
      answer.ok
        ? { type: 'received', content: mergeContent(options, answer.value) }
        : { type: 'failed', failure: answer.failure },
    )
  }

  const notifyPage = () => {
    const state = store.getState()
    // A stored profile may be outdated, so nothing is reported before the session has loaded.
    if (state.viewed || state.isEverybodys || deps.session.get().status === 'loading') return
    if (state.status !== 'shown' && state.status !== 'hidden') return
    const { access, reader } = state.status === 'shown' ? state.presentation : state.decision
    change({ type: 'viewed' })
    deps.onViewed({ type, reader, access, shown: state.status === 'shown' })
  }

  const dispatch = (event: PaywallEvent) => {
    const before = contentStateOf(store.getState())
    change(event)
    const now = contentStateOf(store.getState())
    if (now.status === 'pending' && now !== before && messageId !== undefined) void request(messageId)
    notifyPage()
  }

  const decide = (session: SessionState) => {
    const before = decisionOf(store.getState())
    if (session.status === 'loading' && (before || !session.user)) return
    const user = userOf(session)
    const reader = getPaywallReader(user)
    const coverage = coverageOf(user)
    const trialDays =
      type === 'column-trial' && user?.endTrialDate ? daysLeft(user.endTrialDate, deps.now(), deps.timeZone) : undefined
    const isSame = before?.reader === reader && before.coverage === coverage && before.trialDays === trialDays
    if (isSame) return notifyPage()
    // Only the server has the text that it cut: for visitors who sign in it may be more, and for subscribers it is.
    const mayGain = before?.reader === 'anonymous' || coverage !== 'none'
    if (before?.access === false && mayGain && deps.reload(reader)) return

    const cookies = deps.cookies()
    const access: Access | undefined = accessOf(type, user, cookies)
    const decision: Decision = {
      type,
      reader,
      coverage,
      trialDays,
      access: access !== undefined || !closesArticle(type),
      days: trialDays ?? cookies.data?.remainingDays ?? undefined,
      counter: counterOf(cookies.data),
      foldable: isFoldable(options),
      ...deps.linkValues(),
    }
    dispatch({ type: 'decided', decision, reason: hiddenReason(decision, access) })
  }

  return {
    ...store,
    start(signal) {
      lifetime = signal
      dispatch({ type: 'started' })
      const unsubscribe = deps.session.subscribe(decide)
      signal.addEventListener('abort', unsubscribe, { once: true })
      decide(deps.session.get())
      void deps.session.ready().then((session) => !signal.aborted && decide(session))
    },
    retry: () => dispatch({ type: 'retried' }),
    refresh: () => decide(deps.session.get()),
    toggle() {
      dispatch({ type: 'toggled' })
      const state = store.getState()
      if (state.status === 'shown' && state.presentation.foldable) deps.onToggled(state.place === 'bar')
    },
  }
}
