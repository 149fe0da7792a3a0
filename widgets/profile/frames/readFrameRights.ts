import * as v from 'valibot'
import type { Report } from '#lib/report.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'

/** The rights of a publisher's page on another host in its frame. */
export interface FrameRights {
  /** Flags of its `sandbox`. */
  sandbox: readonly string[]
  /** Features of its `allow`: what the page around it has and hands on. */
  allow: readonly string[]
}

/**
 * The rights that such a page needs in any case: its own scripts, forms and cookies, which sign the reader in on the web, and new windows, for payments. Not: take the newspaper's
 * page elsewhere, open modals, download.
 */
const NEEDED = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
] as const

/** The rights that a publisher may allow besides. None that lets a frame do something with the newspaper's page unless the reader has pressed something in it. */
const flags = [
  'allow-downloads',
  'allow-modals',
  'allow-storage-access-by-user-activation',
  'allow-top-navigation-by-user-activation',
] as const
const features = ['payment', 'publickey-credentials-get', 'clipboard-write', 'web-share'] as const

export const FramesSchema = object({
  frames: v.optional(
    object({
      /** Flags of their `sandbox`, besides those that they need. */
      sandbox: v.optional(list(v.picklist(flags)), []),
      /** The features that their permission policy lets them use. */
      allow: v.optional(list(v.picklist(features)), []),
    }),
    {},
  ),
})

/** `frames` of the page's configuration. What is unknown in it is reported, and not allowed. */
export function readFrameRights(frames: unknown, report: Report): FrameRights {
  const checked = check({ frames }, FramesSchema, (issue) => report(new ValueError('configuration', issue), 'profile'))
  const { sandbox, allow } = checked.ok ? checked.value.frames : { sandbox: [], allow: [] }
  return { sandbox: [...NEEDED, ...sandbox], allow }
}
