import { HttpResponse, http } from 'msw/http'
import type { Language } from '../../src/site/config/config.ts'
import { deleteAccount, setNewPassword } from './accounts/ownAccountCalls.ts'
import { changePassword, register } from './accounts/registerCalls.ts'
import { checkEmail, logIn, logInBy, recoverPassword, resendValidation } from './accounts/signInCalls.ts'
import { listEditions } from './app/listEditions.ts'
import { applyFaults } from './applyFaults.ts'
import { listPublications } from './archive/archiveCalls.ts'
import { paperFile } from './archive/paperFile.ts'
import { listArticles } from './articles/listArticles.ts'
import { authorize } from './authorize.ts'
import type { Answer, Call, ErrorBody, RefusalStatus } from './Call.ts'
import type { CallName } from './calls.ts'
import { calls } from './calls.ts'
import { listComments, listReplies } from './comments/readComments.ts'
import { deleteComment, likeComment, postComment, reportComment } from './comments/writeComments.ts'
import { receiveMessage } from './contact/receiveMessage.ts'
import type { Backend } from './createBackend.ts'
import { createCallMatcher } from './createCallMatcher.ts'
import type { Fault } from './faults.ts'
import { matchingFaults } from './faults.ts'
import { giveAway, listGifts } from './gifts/giftCalls.ts'
import { libraryCalls } from './library/libraryCalls.ts'
import { listMessages } from './live/listMessages.ts'
import { listNewest } from './live/listNewest.ts'
import { getStatus, listHistory, listLatest } from './notifications/notificationCalls.ts'
import { getPaywallMessage } from './paywall/paywallCalls.ts'
import { getPoll, votePoll } from './polls/pollCalls.ts'
import { getProfileCard, listProfileComments } from './profiles/profileCalls.ts'
import { suggestContents } from './search/suggestContents.ts'
import { updateProfile } from './user/updateProfile.ts'
import { uploadAvatar } from './user/uploadAvatar.ts'
import { getProfile, logOut, searchUsers, setBlocked } from './user/userCalls.ts'

export interface HandlerOptions {
  /** The faults of a request; none by default. */
  faults?: (request: Request) => readonly Fault[]
  /** Where the API is: a path of any host, `/api/front` by default, or an absolute address. */
  base?: string
  /** The language of the backend's own texts, Catalan by default. Comments are sent as they were written. */
  language?: (request: Request) => Language
}

const implementations: Record<CallName, (call: Call) => Answer | Promise<Answer>> = {
  comments: listComments,
  'comments.replies': listReplies,
  'comments.new': postComment,
  'comments.report': reportComment,
  'comments.like': likeComment,
  'comments.delete': deleteComment,
  'comments.userSearch': searchUsers,
  search: suggestContents,
  poll: getPoll,
  'poll.vote': votePoll,
  'live.newest': (call) => (call.params.liveId === 'mateix' ? listNewest(call) : listMessages(call, 'newest')),
  'live.oldest': (call) => listMessages(call, 'oldest'),
  'livefootball.newest': (call) => listMessages(call, 'newest'),
  'livefootball.oldest': (call) => listMessages(call, 'oldest'),
  articles: listArticles,
  archive: listPublications,
  'paywall.message': getPaywallMessage,
  'gift.new': giveAway,
  'gift.list': listGifts,
  'user.emailCheck': checkEmail,
  'user.login': logIn,
  'user.socialLogin': logInBy,
  'user.register': register,
  'user.recoverPassword': recoverPassword,
  'user.changePassword': changePassword,
  'user.resendValidation': resendValidation,
  'user.profile': getProfile,
  'user.update': updateProfile,
  'user.avatar': uploadAvatar,
  'user.newPassword': setNewPassword,
  'user.deleteAccount': deleteAccount,
  'notifications.status': getStatus,
  'notifications.latest': listLatest,
  'notifications.history': listHistory,
  'profile.own': getProfileCard,
  profile: getProfileCard,
  'profile.comments': listProfileComments,
  editions: listEditions,
  'user.logout': logOut,
  'user.lock': (call) => setBlocked(call, true),
  'user.unlock': (call) => setBlocked(call, false),
  contact: receiveMessage,
  ...libraryCalls,
}

/** The backend's calls as request handlers: the same for the newspaper's server, for pages of stories and for tests. */
export function createHandlers(
  backend: Backend,
  { faults = () => [], base = '/api/front', language = () => 'ca' }: HandlerOptions = {},
) {
  const match = createCallMatcher(base)
  const answers = http.all(
    ({ request }) => match(request) !== undefined,
    async ({ request }) => {
      const call = match(request)
      if (!call) return undefined
      const { name, params } = call
      const broken = await applyFaults(
        matchingFaults(faults(request), name, backend.state.faultUses),
        language(request),
        backend.signal,
      )
      if (broken) return broken

      const reader = authorize(backend, request, calls[name].auth)
      if (!reader.ok) return refusal(reader.failure, [{ errorCode: 'UNAUTHORIZED', errorMessage: 'Not authorized' }])
      const answered = await implementations[name]({
        backend,
        reader: reader.value,
        params,
        query: new URL(request.url).searchParams,
        body: await readBody(request),
        language: language(request),
      })
      const value = answered.value !== undefined && { [calls[name].wrap]: answered.value }
      if (answered.status !== 200) return refusal(answered.status, answered.errors, value)
      const headers = new Headers(json.headers)
      const { etag } = answered
      if (etag) {
        headers.set('etag', etag)
        headers.set('cache-control', 'no-cache')
        if (request.headers.get('if-none-match') === etag) return new HttpResponse(null, { status: 304, headers })
      }
      for (const cookie of answered.cookies ?? []) headers.append('set-cookie', cookie)
      return new HttpResponse(JSON.stringify({ ...value }), { headers })
    },
  )
  const avatars = http.get('*/avatars/:name', ({ params }) => {
    const file = backend.state.avatars.get(String(params.name))
    // One of the drawn ones, which are files.
    if (!file) return undefined
    return new HttpResponse(file.body, { headers: { 'content-type': file.type } })
  })
  return [answers, paperFiles, avatars]
}

/** Covers and PDFs, for stories and tests. The newspaper's server sends them as files. */
const paperFiles = http.get(/\/(portades|exemplars)\/[^/]+$/, ({ request }) => {
  const file = paperFile(new URL(request.url).pathname)
  if (!file) return new HttpResponse(null, { status: 404 })
  return new HttpResponse(file.body, { headers: { 'content-type': file.type } })
})

const json = { headers: { 'content-type': 'application/json' } }

const refusal = (status: RefusalStatus, errors: readonly ErrorBody[], value: object | false = false) =>
  new HttpResponse(JSON.stringify({ errors, ...value }), { ...json, status })

async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return Object.fromEntries(await request.formData().catch(() => []))
  const text = await request.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
