import type { Plugin } from 'rolldown'

/** The class at the end of intl-messageformat, as it is declared. */
const CLASS = /(var IntlMessageFormat = )class [\s\S]*?\n\}(;\n\/\/#endregion)/

/**
 * Takes the class `IntlMessageFormat` out of its package (decisions/0055). Messages are formatted by the function beside it (`src/kit/i18n/createFormatters.ts`),
 * and @formatjs/intl reads the class's formats only for a message with a time zone of its own, which no text of ours has. With the class go its cache and a
 * parser's stub: 1 kB of the runtime. No bundler can leave it out, because it fills its static fields.
 *
 * @throws When the package declares it in another way.
 */
export function withoutMessageClass(code: string): string {
  if (!CLASS.test(code))
    throw new Error('intl-messageformat declares its class in another way: see withoutMessageClass.ts.')
  // Only exports follow the class, so source maps hold.
  return code.replace(CLASS, '$1{ formats: { number: {}, date: {}, time: {} } }$2')
}

export const messageClass: Plugin = {
  name: 'message-class',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]intl-messageformat[\\/]index\.js$/ },
    handler: (code) => ({ code: withoutMessageClass(code), map: null }),
  },
}
