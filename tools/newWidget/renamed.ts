import { camelName, keyOf, pascalName } from '../lists/names.ts'

/** An object's key, the beginning of an identifier, a type or component, and everything else: addresses, files, texts in quotes. */
const NAME = /^(?<space> *)weather(?=:)|(?<camel>weather(?=[A-Z]))|(?<pascal>Weather)|weather/gm

/** Code or a path of the example with another widget's name in the place of `weather`. */
export const renamed = (text: string, widget: string): string =>
  text.replace(NAME, (found, space?: string, camel?: string, pascal?: string) => {
    if (space !== undefined) return `${space}${keyOf(widget)}`
    if (camel) return camelName(widget)
    return pascal ? pascalName(widget) : found.replace('weather', () => widget)
  })
