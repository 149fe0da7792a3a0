import * as v from 'valibot'
import { ModalSchema } from './modals/modal.schema.ts'

/** The publisher's own modals stand in the marker's JSON block (contract §2). */
export const PageShellMarkerSchema = v.object({ modals: v.optional(v.array(ModalSchema), []) })
