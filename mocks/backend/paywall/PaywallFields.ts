import type { InferInput } from 'valibot'
import type { PaywallMessageSchema } from '#widgets/paywall/paywall.schema.ts'

/** A paywall message as editors write it, without its id. */
export type PaywallFields = Omit<InferInput<typeof PaywallMessageSchema>, 'id'>
