import { HttpResponse, http } from 'msw/http'
import type { Language } from '../../src/site/config/config.ts'
import { changePassword, register } from './accounts/registerCalls.ts'
import { checkEmail, logIn, recoverPassword, resendValidation } from './accounts/signInCalls.ts'
import { applyFaults } from './applyFaults.ts'
import { listPublications } from './archive/archiveCalls.ts'
import { paperFile } from './archive/paperFile.ts'
import { authorize } from './authorize.ts'
import type { Answer, Call, ErrorBody, RefusalStatus } from './Call.ts'
import type { CallName } from './calls.ts'
import { callNames, calls } from './calls.ts'
import { listComments, listReplies } from './comments/readComments.ts'
import { deleteComment, likeComment, postComment, reportComment } from './comments/writeComments.ts'
import { receiveMessage } from './contact/receiveMessage.ts'
import type { Backend } from './createBackend.ts'
import type { Fault } from './faults.ts'
import { matchingFaults } from './faults.ts'
import { giveAway, listGifts } from './gifts/giftCalls.ts'
import { libraryCalls } from './library/libraryCalls.ts'
import { getPaywallMessage } from './paywall/paywallCalls.ts'
import { getPoll, votePoll } from './polls/pollCalls.ts'
import { updateProfile } from './user/updateProfile.ts'
import { getProfile, logOut, searchUsers, setBlocked } from './user/userCalls.ts'

export interface HandlerOptions {
  /** The faults of a request; none by default. */
  faults?: (request: Request) => readonly Fault[]
  /** Where the API is: a path of any host, `/api/front` by default, or an absolute address. */
  base?: string
  /** The language of the backend's own texts, Catalan by default. Comments are sent as they were written. */
  language?: (request: Request) => Language
}

const implementations: Record<CallName, (call: Call) => Answer> = {
  comments: listComments,
  'comments.replies': listReplies,
  'comments.new': postComment,
  'comments.report': reportComment,
  'comments.like': likeComment,
  'comments.delete': deleteComment,
  'comments.userSearch': searchUsers,
  poll: getPoll,
  'poll.vote': votePoll,
  archive: listPublications,
  'paywall.message': getPaywallMessage,
  'gift.new': giveAway,
  'gift.list': listGifts,
  'user.emailCheck': checkEmail,
  'user.login': logIn,
  'user.register': register,
  'user.recoverPassword': recoverPassword,
  'user.changePassword': changePassword,
  'user.resendValidation': resendValidation,
  'user.profile': getProfile,
  'user.update': updateProfile,
  'user.logout': logOut,
  'user.lock': (call) => setBlocked(call, true),
  'user.unlock': (call) => setBlocked(call, false),
  contact: receiveMessage,
  ...libraryCalls,
}

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete }

/** The backend's calls as request handlers: the same for the newspaper's server, for pages of stories and for tests. */
export function createHandlers(
  backend: Backend,
  { faults = () => [], base = '/api/front', language = () => 'ca' }: HandlerOptions = {},
) {
  const root = base.startsWith('/') ? `*${base}` : base
  const answers = callNames.map((name) =>
    methods[calls[name].method](`${root}${calls[name].path}`, async ({ request, params }) => {
      const broken = await applyFaults(
        matchingFaults(faults(request), name, backend.state.faultUses),
        language(request),
      )
      if (broken) return broken

      const reader = authorize(backend, request, calls[name].auth)
      if (!reader.ok) return refusal(reader.failure, [{ errorCode: 'UNAUTHORIZED', errorMessage: 'Not authorized' }])
      const answered = implementations[name]({
        backend,
        reader: reader.value,
        params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
        query: new URL(request.url).searchParams,
        body: await readBody(request),
        language: language(request),
      })
      const value = answered.value !== undefined && { [calls[name].wrap]: answered.value }
      if (answered.status !== 200) return refusal(answered.status, answered.errors, value)
      const headers = new Headers(json.headers)
      for (const cookie of answered.cookies ?? []) headers.append('set-cookie', cookie)
      return new HttpResponse(JSON.stringify({ ...value }), { headers })
    }),
  )
  return [...answers, ...paperFiles]
}

/** Covers and PDFs, for stories and tests. The newspaper's server sends them as files. */
const paperFiles = ['*/portades/:name', '*/exemplars/:name'].map((path) =>
  http.get(path, ({ request }) => {
    const file = paperFile(new URL(request.url).pathname)
    if (!file) return new HttpResponse(null, { status: 404 })
    return new HttpResponse(file.body, { headers: { 'content-type': file.type } })
  }),
)

const json = { headers: { 'content-type': 'application/json' } }

const refusal = (status: RefusalStatus, errors: readonly ErrorBody[], value: object | false = false) =>
  new HttpResponse(JSON.stringify({ errors, ...value }), { ...json, status })

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
