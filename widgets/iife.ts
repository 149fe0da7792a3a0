import { installQuiosc } from '#islands/loader/installQuiosc.ts'
import { startQuiosc } from '#islands/loader/startQuiosc.ts'
import { textsName } from '#islands/loader/textsName.ts'
import { createRuntime } from '#islands/runtime/createRuntime.ts'
import type { Dictionary } from '#kit/i18n/dictionary.ts'
import { islands } from './islands.ts'
import { registry } from './registry.ts'

declare const __QUIOSC_MESSAGES__: Record<string, Dictionary>
declare const __QUIOSC_VERSION__: string

/** The whole library in one classic script, for a CMS that can host one file only (contract §1). */
installQuiosc(() =>
  startQuiosc({
    registry,
    chunks: {
      runtime: async () => ({ createRuntime }),
      diagnose: () => import('#islands/diagnosis/diagnosis.ts'),
      async island(name) {
        const load = islands[name]
        if (!load) throw new Error(`The widget “${name}” is in widgets/registry.ts but not in widgets/islands.ts.`)
        return { island: await load() }
      },
      loadTexts: async (name, lang, part) => ({
        messages: __QUIOSC_MESSAGES__[textsName(name, lang, part)] ?? { texts: {} },
      }),
    },
    version: __QUIOSC_VERSION__,
  }),
)
