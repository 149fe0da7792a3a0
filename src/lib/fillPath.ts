/**
 * A path of the backend with values in place of its names, each encoded: `poll/{pollId}`, or `{order:desc}` with a value for when there is none.
 *
 * @param mayFill Leaves a name as it is where it refuses the value.
 */
export const fillPath = (
  template: string,
  values: Readonly<Record<string, string | undefined>>,
  mayFill: (value: string) => boolean = () => true,
): string =>
  template.replace(/{(\w+):?(\w*)}/g, (missing, name: string, preset: string) => {
    const value = values[name] || preset
    return mayFill(value) ? encodeURIComponent(value) : missing
  })
