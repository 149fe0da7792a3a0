const fieldOf = (token: string) =>
  `<label>${token}<input name="${token}" autocomplete="off" spellcheck="false"></label>`

/** A page on which the tokens of a live widget change while one types; its data come from the page itself. */
export const playgroundHtml = (tokens: readonly string[]): string => `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Playground · Quiosc</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="site.css">
<script type="application/json" data-quiosc-config>{ "site": "en", "lang": "en" }</script>
<script type="module" src="playground.js"></script>
<script type="module" src="quiosc/widgets.js"></script>
</head>
<body>
<header><a href="index.html">Quiosc</a> <a class="to-pages" href="#pages">All pages</a></header>
<nav id="pages" aria-label="Pages"><ul><li><a href="docs/theming.html">Theming</a></li><li><a href="reference/tokens.html">Tokens and parts</a></li></ul></nav>
<main id="content">
<h1>Playground</h1>
<p>Type values for the custom properties; the poll below follows, and the CSS can be copied. Nothing leaves this page.</p>
<button type="button" aria-pressed="false" class="dark">Dark theme</button>
<div class="stage">
<div data-widget="poll" data-poll-id="1"><p>The poll is loading.</p></div>
</div>
<form class="tokens" aria-label="Tokens">${tokens.map(fieldOf).join('')}</form>
<h2 id="css">Your CSS</h2>
<textarea readonly rows="8" aria-labelledby="css"></textarea>
</main>
</body>
</html>
`
