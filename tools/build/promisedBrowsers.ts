/** The oldest browsers that are promised: those with adopted stylesheets (docs/assumptions/runtime.md). */
export const promisedBrowsers = { chrome: 99, firefox: 101, safari: 16.4 }

/** The same as esbuild writes them: newer syntax of scripts and sheets is written in older words. */
export const buildTarget = Object.entries(promisedBrowsers).map(([browser, version]) => `${browser}${version}`)
