import * as v from 'valibot'
import { lenientList } from '../../../src/lib/lenientList.ts'

/** GET /api/app/editions (reader-account §7, "Other"). */
export const EditionsSchema = v.object({ editions: lenientList(v.object({ title: v.pipe(v.string(), v.nonEmpty()) })) })

export type Edition = v.InferOutput<typeof EditionsSchema>['editions'][number]
