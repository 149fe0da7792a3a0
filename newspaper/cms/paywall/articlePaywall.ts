import type * as v from 'valibot'
import { daysLeft } from '#kit/dates/moment.ts'
import { createTimeZone } from '#kit/dates/timeZone.ts'
import { parseJson } from '#lib/schema/parseJson.ts'
import { DEFAULT_TIME_ZONE } from '#lib/site/config/config.ts'
import { giftDaysLeft } from '#lib/site/gifts.ts'
import { cookieNames } from '#lib/site/limits.ts'
import { readGiftCode } from '#mocks/backend/gifts/giftLink.ts'
import { PaywallCookieSchema, type PaywallType } from '#widgets/paywall/paywall.schema.ts'
import { forgetCookie, setCookie } from '../server/cookies.ts'
import { subscribes } from '../visit/createVisit.ts'
import type { Visit } from '../visit/Visit.ts'
import { bannerOf } from './banners.ts'

/** The publisher's server's decision about an article with a paywall (content-features §4, "Paywall"). */
export interface ArticlePaywall {
  /** The message to show; undefined with access to most articles. */
  message: { type: PaywallType; options: Record<string, string> } | undefined
  granted: boolean
  /** `set-cookie` headers with the cookies that the widget reads. */
  cookies: readonly string[]
}

const DAY_SECONDS = 24 * 60 * 60
/** The days left of a gift that was opened three days ago. */
const GIFT_DAYS_LEFT = 4

/** Undefined when the article is free. */
export function articlePaywall(contentId: string, visit: Visit): ArticlePaywall | undefined {
  switch (contentId) {
    case '1003':
      return (
        (visit.reader ? undefined : giftOf(contentId, visit)) ??
        decide(contentId, visit, {
          granted: visit.reader !== undefined,
          type: 'regiwall',
          options: { messageId: '503' },
        })
      )
    case '1004':
      return (
        giftOf(contentId, visit) ??
        decide(contentId, visit, {
          granted: subscribes(visit.reader) || trialDays(visit) !== undefined,
          type: 'blocking',
          options: { messageId: '501' },
        })
      )
    case '1006':
      return decide(contentId, visit, { granted: true, ...columnMessage(contentId, visit) })
    default:
      return undefined
  }
}

interface Rule {
  granted: boolean
  type?: PaywallType
  options?: Record<string, string>
  /** The numbers in the message. */
  facts?: { userCounter?: number; conditionCounter?: number; remainingDays?: number }
}

/** The decision with its cookie, which says what the widget is to show. */
export function decide(contentId: string, visit: Visit, rule: Rule): ArticlePaywall {
  const { granted, type, options = {}, facts } = rule
  const name = cookieNames.paywall(contentId)
  const before = visit.cookies.get(name)
  const parsed = before === undefined ? undefined : parseJson(before, PaywallCookieSchema)
  // A cookie that this server did not write is kept: tests and editors set their own, broken ones too.
  const isOwnCookie =
    before === undefined || (parsed?.ok === true && parsed.value.conditionName?.startsWith('persona:'))
  const cookie: v.InferInput<typeof PaywallCookieSchema> = {
    accessGranted: granted,
    messageIds: type && options.messageId ? [{ messageId: options.messageId, type }] : [],
    conditionName: `persona:${visit.persona}`,
    messageType: type ?? null,
    ...facts,
  }
  const theirs = !isOwnCookie && parsed?.ok === true && parsed.value.accessGranted === true
  return {
    message: type && { type, options },
    granted: granted || theirs || hasVoucher(contentId, visit),
    cookies: isOwnCookie ? [setCookie(name, JSON.stringify(cookie))] : [],
  }
}

/**
 * A gift link contains a code that is valid for a week. `?gift=open` acts like one created three days ago, `?gift=expired` like an expired one.
 * Readers with access do not need it.
 */
function giftOf(contentId: string, visit: Visit): ArticlePaywall | undefined {
  if (subscribes(visit.reader)) return undefined
  const link = visit.url.searchParams.get('gift')
  const giveaway = cookieNames.giveaway(contentId)
  const created = link === null ? undefined : readGiftCode(link)
  const days = created ? giftDaysLeft(created, visit.now) : GIFT_DAYS_LEFT
  if (link === 'expired' || days === 0) {
    const expired = { granted: false, type: 'gift-expired', options: bannerOf('gift-expired', visit.lang) } as const
    const { message, cookies } = decide(contentId, visit, expired)
    return { message, granted: false, cookies: [...cookies, forgetCookie(giveaway)] }
  }
  if (link !== 'open' && !created && !visit.cookies.has(giveaway)) return undefined
  const facts = { remainingDays: days }
  const open = decide(contentId, visit, { granted: true, type: 'gift', options: { messageId: '504' }, facts })
  return { ...open, cookies: [...open.cookies, setCookie(giveaway, '1', { maxAge: days * DAY_SECONDS })] }
}

/** A column is open to all, with a message for readers without a subscription or whose renewal failed; a voucher spares them it. */
function columnMessage(contentId: string, visit: Visit): Pick<Rule, 'type' | 'options' | 'facts'> {
  if ((subscribes(visit.reader) && visit.reader?.type !== 4) || hasVoucher(contentId, visit)) return {}
  const days = trialDays(visit)
  if (days !== undefined) return { type: 'column-trial', facts: { remainingDays: days } }
  if (!visit.reader || (visit.reader.type !== null && visit.reader.type !== undefined))
    return { type: 'column-offer', options: bannerOf('column-offer', visit.lang) }
  return { type: 'column-counter', facts: { userCounter: 4, conditionCounter: 10 } }
}

function trialDays({ reader, now }: Visit): number | undefined {
  const left = reader?.endTrialDate ? daysLeft(reader.endTrialDate, now, createTimeZone(DEFAULT_TIME_ZONE)) : undefined
  return left === undefined || left < 0 ? undefined : left
}

function hasVoucher(contentId: string, { cookies }: Visit): boolean {
  const voucher = cookies.get(cookieNames.voucher)
  return voucher === '1' || voucher === 'true' || voucher === contentId
}
