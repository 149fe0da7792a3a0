/**
 * How long tests wait, in milliseconds. Limits end what hangs: a slow machine is not wrong, and a test that passes ends as soon as what it waits for is
 * there.
 */

/** For one condition: an element, a request, an event. Its error names what is missing. */
export const CONDITION_MS = 30_000

/** For a test or a hook, with all that it waits for. */
export const TEST_MS = 120_000
