import type { WrongTemplate } from './WrongTemplate.ts'

/** Policies and optimisers that keep the library's files out, by template language. */
export const wrongPolicies = {
  erb: [
    {
      fault: 'a hash without what lets the script import',
      id: 'blocking-policy',
      says: "blocks its chunks: script-src needs 'strict-dynamic'",
      unseen: 'the doctor is a chunk too',
      template: `<html lang="ca"><head>
<meta http-equiv="Content-Security-Policy" ¦content="script-src 'sha384-abc'; connect-src 'self'">
<script type="module" src="/quiosc/widgets.js" integrity="sha384-abc"></script>
</head><body><%= yield %></body></html>`,
    },
  ],
  blade: [
    {
      fault: 'a preload without the nonce',
      id: 'blocked-preload',
      says: 'the page’s policy refuses the preload of /quiosc/chunks/runtime-lhu5g.js and 1 more: script-src needs the page’s nonce on each',
      template: `<html lang="ca"><head>
<meta http-equiv="Content-Security-Policy" ¦content="script-src 'nonce-{{ csp_nonce() }}'; connect-src *">
<script type="module" src="/quiosc/widgets.js" nonce="{{ csp_nonce() }}"></script>
<link rel="modulepreload" href="/quiosc/chunks/runtime-lhu5g.js">
<link rel="modulepreload" href="/quiosc/chunks/poll-x2y3l.js">
</head><body>{{ $slot }}</body></html>`,
      rendered: `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-abc'; connect-src *">
<link rel="modulepreload" href="/quiosc/chunks/runtime-lhu5g.js">
<link rel="modulepreload" href="/quiosc/chunks/poll-x2y3l.js">`,
    },
  ],
  jsp: [
    {
      fault: 'a script that WP Rocket lets wait',
      id: 'wrong-script-type',
      says: 'WP Rocket lets widgets.js wait. With data-nowprocket it leaves it alone',
      template: `<script type="rocketlazyloadscript" ¦data-rocket-src="/quiosc/widgets.js" data-rocket-type="module"></script>`,
    },
    {
      fault: 'a script that Rocket Loader lets wait',
      id: 'wrong-script-type',
      says: 'With data-cfasync="false" it leaves it alone',
      template: `<script ¦src="/quiosc/widgets.js" type="0123456789abcdef01234567-module"></script>`,
    },
  ],
} as const satisfies Record<string, readonly WrongTemplate[]>
