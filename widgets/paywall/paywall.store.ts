import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Session, SessionState } from '../../src/session/session.types.ts'
import type { Access } from './access/accessOf.ts'
import { accessOf } from './access/accessOf.ts'
import { counterOf } from './access/counter.ts'
import { daysLeft } from './access/daysLeft.ts'
import { readerOf } from './access/reader.ts'
import type { PaywallCookies } from './access/readPaywallCookies.ts'
import { contentOf } from './content.ts'
import { closesArticle, hiddenReason, isWall } from './hiddenReason.ts'
import type { PaywallApi } from './paywall.api.ts'
import type { PaywallEvent, PaywallState, Presentation } from './paywall.model.ts'
import { transition } from './paywall.model.ts'
import type { PaywallMessage, PaywallOptions, PaywallType } from './paywall.schema.ts'

/** What the page is told of a view, once: `access` says whether the article is open. */
interface PaywallView {
  type: PaywallType
  access: boolean
  /** There is a box; otherwise the article is open without one, or there was nothing to tell this reader. */
  shown: boolean
}

export interface PaywallStoreNeeds {
  api: PaywallApi
  cookies(): PaywallCookies
  session: Pick<Session, 'ready' | 'subscribe'> & { get(): SessionState }
  now(): Date
  /** Read when a box is made, never while it is drawn. */
  page(): Pick<Presentation, 'backUrl' | 'returnUrl' | 'email'>
  /** Somebody signed in on a closed article: the server has to send the rest of it. False when that has just been tried. */
  reload(): boolean
  onViewed(view: PaywallView): void
  onToggled(folded: boolean): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface PaywallStore extends Omit<StoreApi<PaywallState>, 'setState'> {
  /** Decides for whoever reads, and again when that changes, until `signal` ends it. */
  start(signal: AbortSignal): void
  /** Asks again for a message that did not come. */
  retry(): void
  /** The page is seen again, perhaps on another day: counts what is left of a trial anew. */
  refresh(): void
  /** Folds or unfolds the box. */
  toggle(): void
}

export function createPaywallStore(options: PaywallOptions, needs: PaywallStoreNeeds): PaywallStore {
  const { type, messageId, folded = false } = options
  const { setState, ...store } = createStore<PaywallState>()(() => ({ status: 'waiting' }))
  const send = (event: PaywallEvent) => setState((state) => transition(state, event), true)

  let life = AbortSignal.abort()
  let message: PaywallMessage | undefined
  let decided: Omit<Presentation, 'content'> | undefined
  let trialDays: number | undefined
  let withdrawn = false
  let asking = false
  let told = false

  const tell = () => {
    const { status } = store.getState()
    // A stored profile may still turn out to be outdated, so nothing is told before the session is sure.
    if (told || !decided || (status !== 'shown' && status !== 'hidden') || needs.session.get().status === 'loading')
      return
    told = true
    needs.onViewed({ type, access: decided.access, shown: status === 'shown' })
  }

  const present = () => {
    if (!decided) return
    if (messageId === undefined || message) {
      send({ type: 'presented', presentation: { ...decided, content: contentOf(options, message) }, folded })
      tell()
    } else if (!asking && store.getState().status !== 'error') void ask(messageId)
  }

  const ask = async (id: string) => {
    const signal = life
    asking = true
    send({ type: 'requested' })
    const answer = await needs.api.fetchMessage(id, signal)
    if (signal.aborted) return
    asking = false
    if (answer.ok) message = answer.value
    // Meanwhile somebody may have signed in to whom there is nothing to say.
    if (withdrawn) return
    if (answer.ok) present()
    else send({ type: 'failed', failure: answer.failure })
  }

  const decide = (session: SessionState) => {
    if (session.status === 'loading' && (decided || !session.user)) return
    const user = session.status === 'anonymous' ? undefined : session.user
    const reader = readerOf(user)
    const left = type === 'column-trial' && user?.endTrialDate ? daysLeft(user.endTrialDate, needs.now()) : undefined
    if (decided?.reader === reader && left === trialDays) return tell()
    if (decided?.reader === 'anonymous' && !decided.access && needs.reload()) return
    trialDays = left

    const cookies = needs.cookies()
    const access: Access | undefined = accessOf(type, reader, cookies)
    decided = {
      type,
      reader,
      access: access !== undefined || !closesArticle(type),
      days: left ?? cookies.data?.remainingDays ?? undefined,
      counter: counterOf(cookies.data),
      foldable: isWall(type) || type === 'gift' || options.folded !== undefined,
      ...needs.page(),
    }
    const reason = hiddenReason(decided, access)
    withdrawn = reason !== undefined
    if (reason === undefined) return present()
    send({ type: 'withdrawn', reason })
    tell()
  }

  return {
    ...store,
    start(signal) {
      life = signal
      asking = false
      decided = undefined
      const unsubscribe = needs.session.subscribe(decide)
      signal.addEventListener('abort', unsubscribe, { once: true })
      decide(needs.session.get())
      void needs.session.ready().then((session) => !signal.aborted && decide(session))
    },
    retry() {
      if (store.getState().status === 'error' && messageId !== undefined) void ask(messageId)
    },
    refresh: () => decide(needs.session.get()),
    toggle() {
      send({ type: 'toggled' })
      const state = store.getState()
      if (state.status === 'shown' && state.presentation.foldable) needs.onToggled(state.place === 'bar')
    },
  }
}
